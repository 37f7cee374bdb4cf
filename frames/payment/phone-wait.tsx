import type { ReactNode } from 'react';
import { Emphasis } from '../kit/emphasis';
import { Heading } from '../kit/heading';
import { Note } from '../kit/note';
import { ProgressList, type ProgressListProps } from '../kit/progress-list';
import { Resend } from '../kit/resend';
import { Stack } from '../kit/stack';
import { Text } from '../kit/text';
import type { LinkMessages } from './message-types';

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
  readonly t: LinkMessages;
  readonly onResend: () => void;
}

/** While the phone pays. Source: S2§7 (get-offline-txn-status). */
export function PhoneWait(props: PhoneWaitProps): ReactNode {
  const { step, t } = props;
  const texts = [<Emphasis key="sent" text={t.sent(props.mobile)} part={props.number} />, t.opened, t.paying];
  return (
    <>
      <Stack gap={2}>
        <Heading level={1}>{t.waiting[step]}</Heading>
        <Text>{t.waitingText}</Text>
      </Stack>
      <ProgressList steps={texts.map((text, index) => ({ text, at: progress[step][index] ?? 'waiting' }))} />
      {props.error !== null && (
        <Note tone="error" live="assertive">
          {props.error}
        </Note>
      )}
      {step === 'sent' && props.resendInMs !== null && (
        <Resend
          hint={t.notGot}
          leftMs={props.resendInMs}
          waitingLabel={t.resendIn}
          resendLabel={t.resend}
          pendingLabel={props.isResending ? t.sending : null}
          onResend={props.onResend}
        />
      )}
    </>
  );
}
