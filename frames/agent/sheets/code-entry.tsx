import { type ReactNode, useRef } from 'react';
import { Button } from '../../kit/button';
import { CodeField } from '../../kit/code-field';
import { Link } from '../../kit/link';
import { Note } from '../../kit/note';
import { Resend } from '../../kit/resend';
import { Stack } from '../../kit/stack';
import { Strong } from '../../kit/strong';
import type { Failure } from '../../platform/api/failure';
import { CODE_DIGITS } from '../flow/field-rules';
import type { SentCode } from '../flow/state';
import { failureText } from '../messages/failure-text';
import type { ViewProps } from '../view';
import type { SheetStep } from './step-sheet';

export interface CodeEntryProps extends ViewProps {
  readonly sent: SentCode;
  readonly code: string;
  readonly failure: Failure | null;
  readonly doing: 'entering' | 'verifying' | 'sending';
}

/** The code that the customer reads out; the fifth digit verifies it. Source: S2§2, S2§5. */
export function codeEntry(props: CodeEntryProps): SheetStep {
  const { code, doing, state, send, messages } = props;
  const { code: words } = messages;
  return {
    title: words.heading,
    intro: (
      <>
        {words.sentTo}{' '}
        <Strong>
          <span className="num">{words.number(state.mobile)}</span>
        </Strong>
        {' \u00a0'}
        <Link onClick={() => send({ type: 'mobileChangeAsked' })}>{words.change}</Link>
      </>
    ),
    actions: (
      <Button
        type="submit"
        disabled={code.length !== CODE_DIGITS}
        busy={doing === 'verifying' ? words.verifying : null}
      >
        {words.verify}
      </Button>
    ),
    step: 'code',
    onSubmit: () => send({ type: 'codeSubmitted' }),
    children: <CodeArea {...props} />,
  };
}

/** Cells, resend count and the warning of the last attempts. */
function CodeArea(props: CodeEntryProps): ReactNode {
  const { sent, code, failure, doing, send, messages, nowMs } = props;
  const { code: words } = messages;
  const warning = words.attempts(sent.attemptsRemaining);
  const field = useRef<HTMLDivElement>(null);
  const resend = (): void => {
    // The link gives way to the count, so the focus would be lost with it.
    field.current?.querySelector('input')?.focus();
    send({ type: 'codeResendAsked', nowMs });
  };
  return (
    <Stack gap={4}>
      <div ref={field}>
        <CodeField
          label={words.label}
          length={CODE_DIGITS}
          code={code}
          error={failure && (failureText(messages, failure) ?? messages.error.text)}
          readOnly={doing !== 'entering' || sent.attemptsRemaining === 0}
          first
          onCode={(text, waits) => send({ type: 'codeTyped', text, waits })}
        />
      </div>
      <Resend
        hint={words.askCustomer}
        leftMs={sent.resendAtMs - nowMs}
        waitingLabel={words.resendIn}
        resendLabel={words.resend}
        busy={doing === 'sending' ? words.resending : null}
        onResend={resend}
      />
      {warning !== null && (
        <Note tone="warn" spoken="status">
          {warning}
        </Note>
      )}
    </Stack>
  );
}
