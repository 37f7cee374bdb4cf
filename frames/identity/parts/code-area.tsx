import { useAtomValue } from 'jotai/react';
import type { Atom } from 'jotai/vanilla';
import { type ReactNode, useRef } from 'react';
import { CODE_LENGTH } from '../../../shared/rules/validation';
import { CodeField } from '../../kit/code-field';
import { Note } from '../../kit/note';
import { Resend } from '../../kit/resend';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { useRefusedField } from '../../kit/use-refused-field';
import type { Failure } from '../../platform/api/failure';
import { type ErrorMessages, failureText } from '../../platform/i18n/failure-text';
import type { CodeStep, OtpTap } from '../flow/otp-state';

export interface CodeAreaProps {
  readonly t: {
    readonly label: string;
    /** '0:24' follows. */
    readonly resendIn: string;
    readonly resend: string;
    readonly resending: string;
    /** The warning of the last attempts; null while there are enough. */
    readonly attempts: (remaining: number | null) => string | null;
    /** What is said of too few digits, where the button can be pressed with them. */
    readonly short?: string;
  };
  readonly errors: ErrorMessages;
  readonly otp: Pick<CodeStep, 'phase' | 'sent' | 'isTooShort' | 'isUnticked'> & { readonly failure: Failure | null };
  /** Digits as typed: one more draws the cells, and nothing else here. */
  readonly codeAtom: Atom<string>;
  readonly nowMs: number;
  /** No code is taken before the next one is sent. */
  readonly isSpent?: boolean;
  /** Left of the count. */
  readonly hint: ReactNode;
  /** In place of the count where no more codes come. */
  readonly noMore?: string;
  readonly send: (event: Extract<OtpTap, { type: 'codeTyped' | 'codeResendAsked' }>) => void;
}

/** Cells, the count to the next code, and the warning of the last attempts. Source: S1§2.4, S2§2. */
export function CodeArea(props: CodeAreaProps): ReactNode {
  const { t, otp, nowMs, send } = props;
  const { resendAtMs, attemptsRemaining } = otp.sent;
  const field = useRef<HTMLDivElement>(null);
  useRefusedField(field, otp.failure ?? (otp.isTooShort ? otp : null));
  const warning = t.attempts(attemptsRemaining);
  const resend = (): void => {
    // The link gives way to the count, so the focus would be lost with it.
    field.current?.querySelector('input')?.focus();
    send({ type: 'codeResendAsked' });
  };
  return (
    <Stack gap={4}>
      <div ref={field}>
        <Cells {...props} />
      </div>
      {resendAtMs === null ? (
        <Text size={14}>{props.noMore}</Text>
      ) : (
        <Resend
          hint={props.hint}
          leftMs={resendAtMs - nowMs}
          waitingLabel={t.resendIn}
          resendLabel={t.resend}
          pendingLabel={otp.phase === 'resending' ? t.resending : null}
          onResend={resend}
        />
      )}
      {warning !== null && (
        <Note tone="warn" live="polite">
          {warning}
        </Note>
      )}
    </Stack>
  );
}

function Cells({ t, errors, otp, codeAtom, isSpent = false, send }: CodeAreaProps): ReactNode {
  const short = otp.isTooShort ? (t.short ?? null) : null;
  return (
    <CodeField
      label={t.label}
      length={CODE_LENGTH}
      code={useAtomValue(codeAtom)}
      error={otp.failure ? failureText(errors, otp.failure) : short}
      readOnly={otp.phase !== 'entering' || isSpent}
      first
      onCode={(text, waits) => send({ type: 'codeTyped', text, waits })}
    />
  );
}
