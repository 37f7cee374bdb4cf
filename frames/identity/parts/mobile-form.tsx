import { type ReactNode, useRef } from 'react';
import { isMobile, isWrongMobile } from '../../../shared/rules/validation';
import { Button } from '../../kit/button';
import { MobileField } from '../../kit/mobile-field';
import { Stack } from '../../kit/stack';
import { Text } from '../../kit/text';
import { useFirstField } from '../../kit/use-first-field';
import type { OtpState, OtpTap } from '../flow/otp-state';
import { failureText } from '../messages/failure-text';
import type { IdentityMessages } from '../messages/messages';

export interface MobileFormProps {
  readonly state: Extract<OtpState, { step: 'mobile' | 'sending' }>;
  readonly messages: IdentityMessages;
  readonly send: (event: OtpTap) => void;
}

/** The shopper's number behind a fixed +91, and the button that sends the OTP. Source: S1§2.4 (landing widget). */
export function MobileForm({ state, messages, send }: MobileFormProps): ReactNode {
  const { mobile: words } = messages;
  const area = useRef<HTMLFormElement>(null);
  useFirstField(area);
  const fault = state.step === 'mobile' ? state.fault : null;
  return (
    <form
      ref={area}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: 'mobileSubmitted' });
      }}
    >
      <Stack gap={4}>
        <Stack gap={3}>
          <MobileField
            label={words.label}
            labelHidden
            prefix={words.prefix}
            placeholder={words.placeholder}
            digits={state.mobile}
            error={
              isWrongMobile(state.mobile)
                ? words.invalid
                : fault?.kind === 'failure'
                  ? failureText(messages, fault.failure)
                  : null
            }
            readOnly={state.step === 'sending'}
            first
            onDigits={(digits) => send({ type: 'mobileTyped', digits })}
          />
          <Button
            type="submit"
            disabled={!isMobile(state.mobile)}
            busy={state.step === 'sending' ? words.sending : null}
          >
            {words.send}
          </Button>
        </Stack>
        <Text size={13}>{words.note}</Text>
      </Stack>
    </form>
  );
}
