import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Row } from '../../kit/row';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { failureText } from '../../platform/i18n/failure-text';
import { deferredMessages } from '../deferred-messages';
import type { ViewProps } from '../view';
import type { KeptAct, KeptItem } from './kept-item';
import css from './kept-row.module.css';
import { MaskedNumber } from './masked-number';

type KeptRowProps = ViewProps & { readonly item: KeptItem };

/** One thing that was kept: whose it is, what, where it stands, and what can be done about it. */
export function KeptRow(props: KeptRowProps): ReactNode {
  const { item, messages } = props;
  const { kept: words } = deferredMessages(messages);
  const { application, amountRupees } = item;
  return (
    <Row
      start={null}
      title={<MaskedNumber mobile={item.mobile} />}
      under={
        <>
          {application ? words.application(application.lenderName, application.userName) : words.check(amountRupees)}
          <span className={css.fate} data-tone={toneOf(item)}>
            {fateText(props)}
          </span>
        </>
      }
      end={<Actions {...props} />}
    />
  );
}

function toneOf({ fate }: KeptItem): 'ok' | 'error' | undefined {
  if (fate.is === 'noConsent' || fate.is === 'refused') return 'error';
  return fate.is === 'shared' || fate.is === 'checked' ? 'ok' : undefined;
}

export function fateText({ item, messages }: Pick<KeptRowProps, 'item' | 'messages'>): string {
  const { kept: words } = deferredMessages(messages);
  const { fate, consentUntilMs } = item;
  switch (fate.is) {
    case 'waiting':
      return consentUntilMs === null ? words.waitingForCode : words.waiting(consentUntilMs);
    case 'going':
      return words.going;
    case 'noConsent':
      return consentUntilMs === null ? words.noConsent : words.consentOver;
    case 'checked':
      return words.outcome[fate.outcome](fate.lessRupees);
    case 'shared':
      return words.shared;
    case 'refused':
      return failureText(messages.error, { kind: 'business', name: fate.name, message: fate.message });
    default:
      return fate satisfies never;
  }
}

function Actions({ item, state, send, messages }: KeptRowProps): ReactNode {
  const { kept: words } = deferredMessages(messages);
  const { key, fate } = item;
  const act = (what: Extract<KeptAct, { key: string }>['do']) => () =>
    send({ type: 'keptAct', act: { do: what, key } });
  const one = (text: string, onClick: () => void): ReactNode => (
    <span className={css.act}>
      <Button kind="text" width="fit" onClick={onClick}>
        {text}
        <VisuallyHidden>
          {' '}
          <MaskedNumber mobile={item.mobile} />
        </VisuallyHidden>
      </Button>
    </span>
  );
  if (fate.is === 'going') return null;
  if (fate.is === 'waiting') return one(words.remove, act('remove'));
  if (fate.is === 'shared') return one(words.sendLink, act('sendOnWhatsApp'));
  if (state.offline) return null;
  return one(fate.is === 'noConsent' ? words.askForCode : words.open, () => send({ type: 'keptTaken', item }));
}
