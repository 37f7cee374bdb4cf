import type { ReactNode } from 'react';
import { Emphasis } from '../kit/emphasis';
import { Heading } from '../kit/heading';
import { Note } from '../kit/note';
import { ProgressList, type ProgressListProps } from '../kit/progress-list';
import { Resend } from '../kit/resend';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import type { LinkWords } from './words';

type At = ProgressListProps['steps'][number]['at'];

/** How far the phone is. */
type PhoneProgress = 'sent' | 'opened' | 'paying';

/** Link sent, opened, paying. */
const progress: Readonly<Record<PhoneProgress, readonly At[]>> = {
  sent: ['done', 'now', 'waiting'],
  opened: ['done', 'done', 'now'],
  paying: ['done', 'done', 'now'],
};

interface PhoneWaitProps {
  readonly step: PhoneProgress;
  /** Where the link went: the digits, or as they are masked; and as they are read, '+91 98XXXXX210'. */
  readonly mobile: string;
  readonly number: string;
  /** What was refused; null = nothing. */
  readonly error: string | null;
  /** Time until the link may be sent again, ms; null = it may not. */
  readonly resendInMs: number | null;
  readonly isResending: boolean;
  readonly words: LinkWords;
  readonly onResend: () => void;
}

/** While the phone pays. Source: S2§7 (get-offline-txn-status). */
export function PhoneWait(props: PhoneWaitProps): ReactNode {
  const { step, words } = props;
  const texts = [
    <Emphasis key="sent" text={words.sent(props.mobile)} part={props.number} />,
    words.opened,
    words.paying,
  ];
  return (
    <>
      <Stack gap={2}>
        <Heading level={1}>{words.waiting[step]}</Heading>
        <Text>{words.waitingText}</Text>
      </Stack>
      <ProgressList steps={texts.map((text, index) => ({ text, at: progress[step][index] ?? 'waiting' }))} />
      {props.error !== null && (
        <Note tone="error" live="assertive">
          {props.error}
        </Note>
      )}
      {step === 'sent' && props.resendInMs !== null && (
        <Resend
          hint={words.notGot}
          leftMs={props.resendInMs}
          waitingLabel={words.resendIn}
          resendLabel={words.resend}
          pendingLabel={props.isResending ? words.sending : null}
          onResend={props.onResend}
        />
      )}
    </>
  );
}
