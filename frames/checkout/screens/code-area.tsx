import { type ReactNode, useRef } from 'react';
import { CODE_LENGTH } from '../../../shared/rules/validation';
import { CodeField } from '../../kit/code-field';
import { Note } from '../../kit/note';
import { Resend } from '../../kit/resend';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import type { Failure } from '../../platform/api/failure';
import type { SentOtp } from '../flow/state';
import { failureText } from '../messages/failure-text';
import type { Messages } from '../messages/messages';

export interface CodeAreaProps {
  readonly messages: Messages;
  readonly nowMs: number;
  readonly sent: SentOtp;
  readonly code: string;
  readonly failure: Failure | null;
  /** Words in place of 'Didn’t get it? Resend' before a first code was sent. */
  readonly first?: { readonly hint: string; readonly waiting: string; readonly send: string } | null;
  readonly doing: 'entering' | 'verifying' | 'resending';
  readonly onCode: (text: string, waits: boolean) => void;
  readonly onResend: () => void;
}

/** Five cells, the resend count, and the warning of the last attempts: of the shopper's OTP and of the lender's. */
export function CodeArea(props: CodeAreaProps): ReactNode {
  const { messages, nowMs, sent, failure, doing } = props;
  const { otp: words } = messages;
  const warning = words.attempts(sent.attemptsRemaining);
  const field = useRef<HTMLDivElement>(null);
  const resend = (): void => {
    // The link gives way to the count, so the focus would be lost with it.
    field.current?.querySelector('input')?.focus();
    props.onResend();
  };
  return (
    <Stack gap={4}>
      <div ref={field}>
        <CodeField
          label={words.label}
          length={CODE_LENGTH}
          code={props.code}
          error={failure && failureText(messages, failure)}
          readOnly={doing !== 'entering'}
          first
          onCode={props.onCode}
        />
      </div>
      {sent.resendAtMs === null ? (
        <Text size={14}>{words.noMore}</Text>
      ) : (
        <Resend
          hint={props.first?.hint ?? words.notGot}
          leftMs={sent.resendAtMs - nowMs}
          waitingLabel={props.first?.waiting ?? words.resendIn}
          resendLabel={props.first?.send ?? words.resend}
          busy={doing === 'resending' ? words.resending : null}
          onResend={resend}
        />
      )}
      {warning !== null && (
        <Note tone="warn" spoken="status">
          {warning}
        </Note>
      )}
    </Stack>
  );
}
