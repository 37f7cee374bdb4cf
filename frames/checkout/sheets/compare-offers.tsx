import type { ReactNode } from 'react';
import { kfsMessages } from '../../../shared/kfs/messages';
import { messagesIn } from '../../../shared/messages/define-messages';
import { compareOffers } from '../../../shared/rules/compare-offers';
import { Button } from '../../kit/button';
import { Emphasis } from '../../kit/emphasis';
import * as icons from '../../kit/icons';
import { Note } from '../../kit/note';
import { Sheet } from '../../kit/sheet';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import { useMedia } from '../../kit/use-media';
import { ComparedOffers } from '../../lending';
import { deferredMessages } from '../deferred-messages';
import { FailureNote } from '../screens/failure-note';
import { StatementSkeleton } from '../screens/statement-skeleton';
import type { ViewProps } from '../view';
import css from './compare-offers.module.css';

/** Percent of the window, as all lenders take. */
const HEIGHT = 92;
/** With less room the two buttons are the end of the text, so that lines of it can be read. */
const LOW = '(max-height: 40em)';

/** compareOffersModal: two statements side by side, the rule of their order above them, and a button for each. Neither
 *  button stands out: the shopper decides. */
export function CompareOffersModal({ state, send, messages }: ViewProps): ReactNode {
  const { modal, pgData: order } = state;
  const isLow = useMedia(LOW);
  if (modal.name !== 'compareOffersModal') return null;
  const { compare } = deferredMessages(messages);
  const { offers, failure } = modal;
  const sheet = {
    title: compare.title,
    closeLabel: messages.common.close,
    heightPercent: HEIGHT,
    isFull: !failure,
    isBroad: true,
    onClose: () => send({ type: 'modalClosed' }),
  };
  if (!offers)
    return (
      <Sheet
        {...sheet}
        actions={failure && <Button onClick={() => send({ type: 'retryAsked' })}>{messages.common.retry}</Button>}
      >
        {failure ? (
          <FailureNote failure={failure} messages={messages} />
        ) : (
          <StatementSkeleton label={compare.loading} />
        )}
      </Sheet>
    );
  const comparison = compareOffers(...offers);
  const { differentCount, lineCount } = comparison;
  const intro = (
    <>
      {compare.over(order?.amount ?? 0, comparison.offers[0].kfsData.tenure)}{' '}
      <Emphasis
        text={compare.marked(differentCount, lineCount)}
        part={compare.differ(differentCount, lineCount)}
        strong
      />
    </>
  );
  const choices = (
    <div className={css.choices}>
      {comparison.offers.map(({ kfsData: { lenderId, lenderName } }) => (
        <Button key={lenderId} kind="secondary" onClick={() => send({ type: 'lenderChosen', lenderId })}>
          {compare.choose(lenderName)}
        </Button>
      ))}
    </div>
  );
  return (
    <Sheet {...sheet} step="compared" intro={intro} actions={!isLow && choices}>
      <Stack gap={3}>
        <Note icon={icons.order}>
          <Strong>{compare.rule.title}</Strong> {compare.rule.text}
        </Note>
        <ComparedOffers
          comparison={comparison}
          statement={messagesIn(messages.locale, kfsMessages)}
          compare={compare}
        />
        {isLow && choices}
      </Stack>
    </Sheet>
  );
}
