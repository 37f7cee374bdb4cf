import type { ReactNode } from 'react';
import { Button } from '../../kit/button';
import { Emphasis } from '../../kit/emphasis';
import { Heading } from '../../kit/heading';
import { ProgressList, type ProgressListProps } from '../../kit/progress-list';
import { Resend } from '../../kit/resend';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import type { LinkWait } from '../flow/state';
import { lateWords } from '../messages/late-words';
import type { ViewProps } from '../view';
import { at } from './at';
import { FailureNote } from './failure-note';
import { OrderStrip } from './order-strip';
import { StepScreen } from './step-screen';

type Standing = ProgressListProps['steps'][number]['at'];

/** Link sent, opened, paying. */
const progress: Readonly<Record<LinkWait, readonly Standing[]>> = {
  sent: ['done', 'now', 'waiting'],
  opened: ['done', 'done', 'now'],
  paying: ['done', 'done', 'now'],
};

/** The shop's machine while the phone pays. Source: S2§7 (get-offline-txn-status). */
export function SplitLinkSendScreen(props: ViewProps): ReactNode {
  const { state, send, messages, nowMs } = props;
  const { link: words } = lateWords(messages);
  const screen = at(state, 'splitLinkSend');
  if (!screen) return null;
  const mobile = screen.sent.maskedMobile ?? state.typed.linkMobile;
  const number = messages.order.mobile(mobile);
  return (
    <StepScreen
      view={props}
      pad="less"
      actions={
        // While the phone pays nothing here offers a second payment.
        screen.wait === 'paying' ? null : (
          <Button kind="text" onClick={() => send({ type: 'continueHereAsked' })}>
            {words.here}
          </Button>
        )
      }
    >
      <Stack gap={6}>
        <OrderStrip {...props} />
        <Stack gap={2}>
          <Heading level={1}>{words.waiting[screen.wait]}</Heading>
          <Text>{words.waitingText}</Text>
        </Stack>
        <ProgressList
          steps={[<Emphasis key="sent" text={words.sent(mobile)} part={number} />, words.opened, words.paying].map(
            (text, index) => ({
              text,
              at: progress[screen.wait][index] ?? 'waiting',
            }),
          )}
        />
        <FailureNote failure={screen.failure} messages={messages} />
        {screen.wait === 'sent' && screen.sent.resendAtMs !== null && (
          <Resend
            hint={words.notGot}
            leftMs={screen.sent.resendAtMs - nowMs}
            waitingLabel={words.resendIn}
            resendLabel={words.resend}
            busy={screen.phase === 'resending' ? words.sending : null}
            onResend={() => send({ type: 'linkSendAsked' })}
          />
        )}
      </Stack>
    </StepScreen>
  );
}
