import type { ReactNode } from 'react';
import { kfsDocument } from '../../../shared/kfs/kfs-document';
import { kfsMessages } from '../../../shared/kfs/messages';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Button } from '../../kit/button';
import { Heading } from '../../kit/heading';
import { Link } from '../../kit/link';
import { Note } from '../../kit/note';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { useLowHeight } from '../../kit/use-low-height';
import { Statement } from '../../lending';
import { statementMessages } from '../../lending/statement.messages';
import { at } from '../../platform/flow/at';
import { chosenLenderName, isKfsMissing } from '../flow/selectors';
import type { ViewProps } from '../view';
import { FailureNote } from './failure-note';
import { kfsScreenMessages } from './kfs.messages';
import css from './kfs.module.css';
import { KfsConsent } from './kfs-consent';
import { ScrollHint } from './scroll-hint';
import { StatementSkeleton } from './statement-skeleton';
import { StepScreen } from './step-screen';

/** The Key Facts Statement and the consent to it, which starts unticked; with little height it is the end of the
 *  text. Source: docs/adr/0039-kfs-is-immutable-proof.md, S1§3. */
export function KfsScreen(props: ViewProps): ReactNode {
  const { state, send, messages } = props;
  const t = messagesIn(messages.locale, kfsScreenMessages);
  const { common, order, plans } = messages;
  const isLowHeight = useLowHeight();
  const screen = at(state, 'kfs');
  if (!screen) return null;
  const kfs = state.kfs?.kfsData ?? null;
  const printUrl = state.kfs?.printUrl ?? null;
  const txnDetails = state.kfs?.txnDetails;
  const lender = kfs?.lenderName ?? chosenLenderName(state);
  const isMissing = isKfsMissing(state);
  const consent = isMissing ? (
    <Button onClick={() => send({ type: 'retryAsked' })}>{common.retry}</Button>
  ) : (
    <KfsConsent {...props} screen={screen} />
  );
  return (
    <StepScreen
      view={props}
      pad="middle"
      busy={screen.phase === 'loading'}
      actions={isLowHeight && kfs ? <ScrollHint kfs={kfs} t={t} total={plans.inAll(kfs.totalPayablePaise)} /> : consent}
    >
      <Stack gap={4}>
        <Stack gap={1}>
          <Heading level={1}>{messagesIn(messages.locale, kfsMessages).heading}</Heading>
          <Text size={14}>{t.from(lender)}</Text>
          {txnDetails && state.config.shouldShowTransactionDetails && (
            <Text size={13}>
              {[order.number(txnDetails.orderId), txnDetails.merchantName, txnDetails.txnId].join(' · ')}
            </Text>
          )}
        </Stack>
        {screen.isChanged && (
          <Note tone="warn" live="polite">
            {t.changed}
          </Note>
        )}
        {kfs ? (
          <Statement
            document={kfsDocument(kfs)}
            print={printUrl === null ? null : { url: printUrl, newWindow: common.newWindow }}
            texts={messagesIn(messages.locale, statementMessages)}
          />
        ) : isMissing ? (
          <FailureNote failure={screen.failure} messages={messages} />
        ) : (
          <StatementSkeleton label={t.loading} />
        )}
        <p className={css.change}>
          <Link onClick={() => send({ type: 'plansAsked' })}>{plans.changePlan}</Link>
        </p>
        {isLowHeight && kfs && consent}
      </Stack>
    </StepScreen>
  );
}
