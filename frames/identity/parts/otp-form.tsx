import { type ReactNode, useRef } from 'react';
import { CODE_LENGTH } from '../../../shared/rules/validation';
import { Button } from '../../kit/button';
import { Checkbox } from '../../kit/checkbox';
import { CodeField } from '../../kit/code-field';
import { Link } from '../../kit/link';
import { NewTabLink } from '../../kit/new-tab-link';
import { Note } from '../../kit/note';
import { Resend } from '../../kit/resend';
import { Stack } from '../../kit/stack';
import { useFirstField } from '../../kit/use-first-field';
import { useRefusedField } from '../../kit/use-refused-field';
import type { Fault, OtpState, OtpTap, SentOtp } from '../flow/otp-state';
import { failureText } from '../messages/failure-text';
import type { IdentityMessages } from '../messages/messages';

export interface OtpFormProps {
  readonly state: OtpState & { readonly sent: SentOtp };
  readonly messages: IdentityMessages;
  readonly nowMs: number;
  /** Address of the terms page. */
  readonly termsUrl: string;
  readonly send: (event: OtpTap) => void;
}

const codeOf = (state: OtpState): string => (state.step === 'code' || state.step === 'verifying' ? state.code : '');
const faultOf = (state: OtpState): Fault | null => (state.step === 'code' ? state.fault : null);
/** Verifying goes on only with the terms accepted. */
const isAccepted = (state: OtpState): boolean =>
  state.step === 'verifying' || ((state.step === 'code' || state.step === 'sending') && state.isAccepted);

/** Five cells, the resend count, the terms, and the button that verifies. Source: S1§2.4 (OTP overlay). */
export function OtpForm({ state, messages, nowMs, termsUrl, send }: OtpFormProps): ReactNode {
  const { otp: words } = messages;
  const area = useRef<HTMLFormElement>(null);
  useFirstField(area);
  const fault = faultOf(state);
  useRefusedField(area, fault);
  const warning = words.attempts(state.sent.attemptsRemaining);
  const resend = (): void => {
    // The link gives way to the count, so the focus would be lost with it.
    area.current?.querySelector('input')?.focus();
    send({ type: 'resendAsked', nowMs });
  };
  return (
    <form
      ref={area}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'codeSubmitted' });
      }}
    >
      <Stack gap={3}>
        <CodeField
          label={words.label}
          length={CODE_LENGTH}
          code={codeOf(state)}
          error={fault && (fault.kind === 'shortCode' ? words.short : failureText(messages, fault.failure))}
          readOnly={state.step !== 'code'}
          first
          onCode={(digits) => send({ type: 'codeTyped', digits })}
        />
        <Resend
          hint={<Link onClick={() => send({ type: 'mobileChangeAsked' })}>{words.change}</Link>}
          leftMs={state.sent.resendAtMs - nowMs}
          waitingLabel={words.resendIn}
          resendLabel={words.resend}
          busy={state.step === 'sending' ? words.resending : null}
          onResend={resend}
        />
        {warning !== null && (
          <Note tone="warn" spoken="status">
            {warning}
          </Note>
        )}
        <Checkbox
          checked={isAccepted(state)}
          onChange={(accepted) => send({ type: 'termsTicked', isAccepted: accepted })}
        >
          {words.agree}{' '}
          <NewTabLink href={termsUrl} spoken={words.newWindow}>
            {words.terms}
          </NewTabLink>
        </Checkbox>
        <Button type="submit" disabled={!isAccepted(state)} busy={state.step === 'verifying' ? words.verifying : null}>
          {words.verify}
        </Button>
      </Stack>
    </form>
  );
}
