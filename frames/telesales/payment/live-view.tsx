import { type ReactNode, useRef, useState } from 'react';
import { cancelRequest, type LiveRequest, resendRequest } from '../../../shared/api/telesales';
import { formatRupees } from '../../../shared/format/number';
import { isOpenRequest } from '../../../shared/rules/payment-request';
import { Button } from '../../kit/button';
import { CloseQuestion } from '../../kit/close-question';
import * as icons from '../../kit/icons';
import { KeyValue } from '../../kit/key-value';
import { MoneyText } from '../../kit/money-text';
import { Note } from '../../kit/note';
import { ProgressList } from '../../kit/progress-list';
import type { StepArtProps } from '../../kit/step-art';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { randomId } from '../../platform/random/random-id';
import { DeskNotice, partAnchor, SendAgain } from '../desk';
import css from './desk.module.css';
import type { PartProps } from './part';
import { useLive } from './use-live';

/** How one request stands, for as long as something can still happen to it. */
export function LiveView(props: PartProps & { readonly txnUuid: string }): ReactNode {
  const { words, desk, go } = props;
  const standing = useLive(props, props.txnUuid);
  const { live, isMissing, skewMs, isOpen, fault } = standing;
  const title = live && titleOf(live, words);
  const first = useRef<string | null>(null);
  first.current ??= title;
  if (isMissing)
    return (
      <div className={css.part}>
        <DeskNotice art={{ icon: icons.nobody, at: 1, small: true }} {...words.missing} />
        <Button onClick={() => go(partAnchor.take)}>{words.newRequest}</Button>
      </div>
    );
  return (
    <div className={css.part}>
      <VisuallyHidden>
        <span role="status">{title && title !== first.current && <MoneyText>{title}</MoneyText>}</span>
      </VisuallyHidden>
      {live ? (
        <>
          {isOngoing(live) ? (
            <>
              <p className={css.live}>{words.live}</p>
              <h1 className={css.heading}>
                <MoneyText>{titleOf(live, words)}</MoneyText>
              </h1>
            </>
          ) : (
            <Ended live={live} words={words} merchant={desk.agent.merchantName} />
          )}
          <p className={css.lead} data-ended={isOngoing(live) ? undefined : ''}>
            <MoneyText>{[live.orderId, formatRupees(live.amount), live.maskedMobile].join(' · ')}</MoneyText>
          </p>
          {isOpen && <Steps live={live} words={words} skewMs={skewMs} />}
          {live.state === 'paid' && <KeyValue pairs={[{ name: words.reference, value: live.txnId }]} />}
        </>
      ) : (
        <>
          <h1 className={css.heading}>{words.tabs.requests}</h1>
          <p className={css.lead}>{words.loading}</p>
        </>
      )}
      <div role="alert">{fault !== null && <Note tone="error">{fault}</Note>}</div>
      {live &&
        (isOpen ? (
          <Actions {...props} live={live} standing={standing} />
        ) : (
          <Button onClick={() => go(partAnchor.take)}>{words.newRequest}</Button>
        ))}
    </div>
  );
}

/** It goes its way, and its lender has not said no. */
const isOngoing = ({ state }: LiveRequest): boolean => isOpenRequest(state) && state !== 'failed';

function titleOf(live: LiveRequest, words: PartProps['words']): string {
  if (!isOngoing(live)) {
    const state = endOf(live);
    return state === 'paid' ? words.ended.paid(formatRupees(live.amount)) : words.ended[state];
  }
  return words.at[live.steps.findLast(({ isDone }) => isDone)?.step ?? 'texted'];
}

/** What is done, what goes on, and that there is nothing more to see. */
function Steps(props: {
  readonly live: LiveRequest;
  readonly words: PartProps['words'];
  readonly skewMs: number;
}): ReactNode {
  const { live, words, skewMs } = props;
  // Once a lender has said no nothing goes on until the customer begins anew.
  const now = isOngoing(live) ? live.steps.find(({ isDone }) => !isDone)?.step : undefined;
  return (
    <>
      <ProgressList
        steps={live.steps.map(({ step, isDone, atMs }) => ({
          text: (
            <>
              {words.steps[step]}
              {atMs !== null && <small className={css.at}> {words.clock(atMs + skewMs)}</small>}
            </>
          ),
          at: isDone ? 'done' : step === now ? 'now' : 'waiting',
        }))}
      />
      <Note tone="info" icon={icons.lock}>
        {words.stepsOnly}
      </Note>
    </>
  );
}

interface ActionsProps extends PartProps {
  readonly live: LiveRequest;
  readonly standing: ReturnType<typeof useLive>;
}

/** The link once more, or no more. */
function Actions({ page, client, words, live, standing }: ActionsProps): ReactNode {
  const { skewMs, know, fail, forgive } = standing;
  const { txnUuid, sendsRemaining } = live;
  const [busy, setBusy] = useState<'none' | 'sending' | 'cancelling'>('none');
  const [isAsked, setAsked] = useState(false);
  /** One press is one SMS, however often it has to be asked for. */
  const sendKey = useRef<string | null>(null);
  const act = (step: 'sending' | 'cancelling', call: () => Promise<LiveRequest>): void => {
    setBusy(step);
    forgive();
    call()
      .then(know, (error: unknown) => fail(error, step === 'sending'))
      .finally(() => setBusy('none'));
  };
  const send = (): void => {
    sendKey.current ??= randomId(page);
    const idempotencyKey = sendKey.current;
    act('sending', async () => {
      const answer = await client.call(resendRequest, { txnUuid }, { idempotencyKey });
      sendKey.current = null;
      return answer;
    });
  };
  return (
    <>
      <div className={css.buttons}>
        <SendAgain
          words={words}
          sendsRemaining={sendsRemaining}
          resendAtMs={live.resendAtMs + skewMs}
          isBusy={busy === 'sending'}
          width="grow"
          onSend={send}
        />
        <Button
          kind="danger"
          width="grow"
          pendingLabel={busy === 'cancelling' ? words.cancelling : null}
          onClick={() => setAsked(true)}
        >
          {words.cancel}
        </Button>
      </div>
      <p className={css.small}>{words.ends(words.clock(live.expiresAtMs + skewMs), sendsRemaining)}</p>
      {isAsked && (
        <CloseQuestion
          words={words.sure}
          onStay={() => setAsked(false)}
          onClose={() => {
            setAsked(false);
            act('cancelling', () => client.call(cancelRequest, { txnUuid }));
          }}
        />
      )}
    </>
  );
}

type EndState = 'paid' | 'failed' | 'expired' | 'cancelled' | 'refused';
// SAFETY: what goes on stands elsewhere.
const endOf = ({ state }: LiveRequest): EndState => state as EndState;
const arts: Readonly<Record<EndState, StepArtProps>> = {
  paid: { icon: icons.check, at: 4, tone: 'ok' },
  failed: { icon: icons.close, at: 3, tone: 'error' },
  expired: { icon: icons.clock, at: 2 },
  cancelled: { icon: icons.close, at: 2 },
  refused: { icon: icons.nobody, at: 1 },
};

function Ended(props: {
  readonly live: LiveRequest;
  readonly words: PartProps['words'];
  readonly merchant: string;
}): ReactNode {
  const { live, words, merchant } = props;
  const state = endOf(live);
  const text = state === 'paid' ? words.endedText.paid(merchant) : words.endedText[state];
  return <DeskNotice art={{ ...arts[state], small: true }} title={titleOf(live, words)} text={text} />;
}
