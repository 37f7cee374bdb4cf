import type { Atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { ReadyButton } from '../../kit/ready-button';
import { Stack } from '../../kit/stack';
import type { NumberStep, OtpTap } from '../flow/otp-state';
import { NumberField, type NumberFieldProps } from './number-field';

interface NumberEntryProps
  extends Pick<NumberFieldProps, 'label' | 'labelHidden' | 'errors' | 'mobileAtom' | 'checksLengthOnly'> {
  readonly t: NumberFieldProps['t'] & {
    /** Purpose of the number. */
    readonly purpose: string;
    readonly send: string;
    readonly sending: string;
  };
  readonly otp: Pick<NumberStep, 'phase' | 'failure'>;
  /** True once an OTP can go to the number. */
  readonly readyAtom: Atom<boolean>;
  /** Between the field and its button: what may be ticked. */
  readonly children?: ReactNode;
  /** Under the button. */
  readonly foot?: ReactNode;
  readonly send: (event: OtpTap) => void;
}

/** The shopper's number and the button that sends the OTP. Stands in a form. Source: S1§2.4, S1§5. */
export function NumberEntry({ otp, readyAtom, children, foot, send, ...field }: NumberEntryProps): ReactNode {
  const { t } = field;
  const isSending = otp.phase === 'sending';
  return (
    <Stack gap={3}>
      <NumberField
        {...field}
        hint={{ text: t.purpose }}
        refusal={otp.failure}
        readOnly={isSending}
        first
        onDigits={(text) => send({ type: 'mobileTyped', text })}
      />
      {children}
      <ReadyButton readyAtom={readyAtom} pendingLabel={isSending ? t.sending : null}>
        {t.send}
      </ReadyButton>
      {foot}
    </Stack>
  );
}
