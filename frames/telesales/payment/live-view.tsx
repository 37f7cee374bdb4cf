import { type ReactNode, useRef } from 'react';
import type { LiveRequest } from '../../../shared/api/telesales';
import { formatRupees } from '../../../shared/format/number';
import { isOpenRequest } from '../../../shared/rules/payment-request';
import { Button } from '../../kit/button';
import { CloseQuestion } from '../../kit/close-question';
import * as icons from '../../kit/icons';
import { KeyValue } from '../../kit/key-value';
import { Inline } from '../../kit/layout/inline';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { ProgressList } from '../../kit/progress-list';
import type { StepArtProps } from '../../kit/step-art';
import { Caption } from '../../kit/type/caption';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { DeskNotice, SendAgain } from '../desk';
import type { PaymentMessages } from './page-messages';
import css from './payment.module.css';
import { isOpen, type LiveView as Live, type PaymentEvent, type ReadRequest } from './payment-state';
import { refusalText } from './refusal-text';

interface LiveProps {
  readonly t: PaymentMessages;
  readonly found: Live['found'];
  readonly merchant: string;
  readonly send: (event: PaymentEvent) => void;
}

/** One request, for as long as it can change. */
export function LiveView({ t, found, merchant, send }: LiveProps): ReactNode {
  const read = found.step === 'read' ? found : null;
  const title = read && titleOf(read.request, t);
  const first = useRef<string | null>(null);
  first.current ??= title;
  const newRequest = <Button onClick={() => send({ type: 'newRequested' })}>{t.newRequest}</Button>;
  if (found.step === 'missing')
    return (
      <div className={css.part}>
        <DeskNotice art={{ icon: icons.noPerson, at: 1, small: true }} {...t.missing} />
        {newRequest}
      </div>
    );
  const fault = faultText(t, found);
  return (
    <div className={css.part}>
      <VisuallyHidden>
        <span role="status">{title && title !== first.current && <MoneyText>{title}</MoneyText>}</span>
      </VisuallyHidden>
      {read ? (
        <Request t={t} read={read} merchant={merchant} />
      ) : (
        <>
          <h1 className={css.heading}>{t.tabs.requests}</h1>
          <Caption size={14} className={css.lead}>
            {t.loading}
          </Caption>
        </>
      )}
      <div role="alert">{fault !== null && <Note tone="error">{fault}</Note>}</div>
      {read && (isOpen(read) ? <Actions t={t} read={read} send={send} /> : newRequest)}
    </div>
  );
}

/** Null if there is no fault, or the request can change no more. */
function faultText(t: PaymentMessages, found: Exclude<Live['found'], { step: 'missing' }>): string | null {
  const unheard = found.isUnheard ? t.unheard : null;
  if (found.step === 'reading') return unheard;
  if (!isOpen(found)) return null;
  const { action } = found;
  if (action.step !== 'failed') return unheard;
  return action.call === 'resend' ? refusalText(t, action.failure) : t.failed.other;
}

interface RequestProps {
  readonly t: PaymentMessages;
  readonly read: ReadRequest;
  readonly merchant: string;
}

function Request({ t, read, merchant }: RequestProps): ReactNode {
  const { request } = read;
  return (
    <>
      {isOngoing(request) ? (
        <>
          <p className={css.live}>{t.live}</p>
          <h1 className={css.heading}>
            <MoneyText>{titleOf(request, t)}</MoneyText>
          </h1>
        </>
      ) : (
        <Ended live={request} t={t} merchant={merchant} />
      )}
      <Caption size={14} className={css.lead} data-ended={isOngoing(request) ? undefined : ''}>
        <MoneyText>{[request.orderId, formatRupees(request.amount), request.maskedMobile].join(' · ')}</MoneyText>
      </Caption>
      {isOpen(read) && <Steps live={request} t={t} />}
      {request.state === 'paid' && <KeyValue pairs={[{ name: t.reference, value: request.txnId }]} />}
    </>
  );
}

/** Open, and not declined by the lender. */
const isOngoing = ({ state }: LiveRequest): boolean => isOpenRequest(state) && state !== 'failed';

function titleOf(live: LiveRequest, t: PaymentMessages): string {
  if (!isOngoing(live)) {
    const state = endOf(live);
    return state === 'paid' ? t.ended.paid(formatRupees(live.amount)) : t.ended[state];
  }
  return t.at[live.steps.findLast(({ isDone }) => isDone)?.step ?? 'texted'];
}

/** Steps with their times. */
function Steps({ live, t }: { readonly live: LiveRequest; readonly t: PaymentMessages }): ReactNode {
  // After a lender has declined, no step is current until the customer starts again.
  const now = isOngoing(live) ? live.steps.find(({ isDone }) => !isDone)?.step : undefined;
  return (
    <>
      <ProgressList
        steps={live.steps.map(({ step, isDone, atMs }) => ({
          text: (
            <>
              {t.steps[step]}
              {atMs !== null && <small className={css.at}> {t.clock(atMs)}</small>}
            </>
          ),
          at: isDone ? 'done' : step === now ? 'now' : 'waiting',
        }))}
      />
      <Note tone="info" icon={icons.lock}>
        {t.stepsOnly}
      </Note>
    </>
  );
}

interface ActionsProps {
  readonly t: PaymentMessages;
  readonly read: ReadRequest;
  readonly send: (event: PaymentEvent) => void;
}

/** Buttons that send the link again and cancel the request. */
function Actions({ t, read, send }: ActionsProps): ReactNode {
  const { request, action } = read;
  const { sendsRemaining, resendAtMs, expiresAtMs } = request;
  return (
    <>
      <Inline wrap className={css.buttons}>
        <SendAgain
          t={t}
          sendsRemaining={sendsRemaining}
          resendAtMs={resendAtMs}
          isBusy={action.step === 'sending'}
          width="grow"
          onSend={() => send({ type: 'resent' })}
        />
        <Button
          kind="danger"
          width="grow"
          disabled={action.step === 'sending'}
          pendingLabel={action.step === 'cancelling' ? t.cancelling : null}
          onClick={() => send({ type: 'cancelAsked' })}
        >
          {t.cancel}
        </Button>
      </Inline>
      <p className={css.small}>{t.ends(t.clock(expiresAtMs), sendsRemaining)}</p>
      {action.step === 'cancelAsked' && (
        <CloseQuestion
          t={t.sure}
          onStay={() => send({ type: 'cancelDismissed' })}
          onClose={() => send({ type: 'cancelConfirmed' })}
        />
      )}
    </>
  );
}

type EndState = 'paid' | 'failed' | 'expired' | 'cancelled' | 'refused';
// SAFETY: called for a request that has ended or was declined.
const endOf = ({ state }: LiveRequest): EndState => state as EndState;
const arts: Readonly<Record<EndState, StepArtProps>> = {
  paid: { icon: icons.check, at: 4, tone: 'ok' },
  failed: { icon: icons.close, at: 3, tone: 'error' },
  expired: { icon: icons.clock, at: 2 },
  cancelled: { icon: icons.close, at: 2 },
  refused: { icon: icons.noPerson, at: 1 },
};

function Ended(props: {
  readonly live: LiveRequest;
  readonly t: PaymentMessages;
  readonly merchant: string;
}): ReactNode {
  const { live, t, merchant } = props;
  const state = endOf(live);
  const text = state === 'paid' ? t.endedText.paid(merchant) : t.endedText[state];
  return <DeskNotice art={{ ...arts[state], small: true }} title={titleOf(live, t)} text={text} />;
}
