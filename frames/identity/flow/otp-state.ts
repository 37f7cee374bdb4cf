import type { Failure } from '../../platform/api/failure';

/** An OTP on its way to the shopper. Times are epoch ms of this device. */
export interface SentOtp {
  readonly resendAtMs: number;
  /** Null until the server has said. */
  readonly attemptsRemaining: number | null;
}

/** Why nothing goes on: a failed call, or a code that is too short. */
export type Fault =
  | { readonly kind: 'failure'; readonly id: number; readonly failure: Failure }
  | { readonly kind: 'shortCode' };

/** Entering a mobile number and the OTP sent to it. Source: S1§2.4, S1§4. */
export type OtpState = { readonly mobile: string } & (
  | { readonly step: 'mobile'; readonly fault: Fault | null }
  /** `sent`: the OTP before, while another one is sent; null for the first. */
  | { readonly step: 'sending'; readonly sent: SentOtp | null; readonly isAccepted: boolean }
  | {
      readonly step: 'code';
      readonly sent: SentOtp;
      readonly code: string;
      /** The terms. Unticked at first. */
      readonly isAccepted: boolean;
      readonly fault: Fault | null;
    }
  | { readonly step: 'verifying'; readonly sent: SentOtp; readonly code: string }
);

/** What the person does. */
export type OtpTap =
  | { readonly type: 'mobileTyped'; readonly digits: string }
  | { readonly type: 'mobileSubmitted' }
  | { readonly type: 'codeTyped'; readonly digits: string }
  | { readonly type: 'termsTicked'; readonly isAccepted: boolean }
  | { readonly type: 'codeSubmitted' }
  | { readonly type: 'resendAsked'; readonly nowMs: number }
  | { readonly type: 'mobileChangeAsked' };

export type OtpEvent =
  | OtpTap
  | { readonly type: 'otpSent'; readonly sent: SentOtp }
  | { readonly type: 'otpNotSent'; readonly id: number; readonly failure: Failure }
  | { readonly type: 'otpRefused'; readonly id: number; readonly failure: Failure }
  | { readonly type: 'faultShown'; readonly id: number };

export type OtpEffect =
  | { readonly type: 'sendOtp'; readonly mobile: string }
  | { readonly type: 'verifyOtp'; readonly mobile: string; readonly otp: string }
  /** Offer a code from an SMS, and stop offering it. */
  | { readonly type: 'listenForCode' }
  | { readonly type: 'stopListening' }
  /** Send `faultShown` back with this id when the time is up. */
  | { readonly type: 'startFaultTimer'; readonly id: number; readonly delayMs: number };

export interface OtpStep {
  readonly state: OtpState;
  readonly effects: readonly OtpEffect[];
}

/** `mobile`: digits to fill in; '' for none. */
export const startOtp = (mobile: string): OtpState => ({ step: 'mobile', mobile, fault: null });
