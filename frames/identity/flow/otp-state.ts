import type { Failure } from '../../platform/api/failure';

/** A code that was sent. */
export interface SentOtp {
  /** When the next one may be asked for, epoch ms of this device; null = no more come. */
  readonly resendAtMs: number | null;
  /** How many codes may still be wrong; null before the server has counted. */
  readonly attemptsRemaining: number | null;
}

/** A failed call whose words stand at the number or at the code. `id`: of the timer that takes them away. */
export type ShownFailure = Failure & { readonly id: number };

/** A `phase` other than the first one means that a call is on its way: nothing is typed or sent meanwhile. */
export interface NumberStep {
  readonly step: 'number';
  readonly phase: 'entering' | 'sending';
  readonly failure: ShownFailure | null;
}
export interface CodeStep {
  readonly step: 'code';
  readonly phase: 'entering' | 'resending' | 'verifying';
  readonly sent: SentOtp;
  readonly failure: ShownFailure | null;
  /** The button was pressed before all digits were there. */
  readonly isTooShort?: true;
  /** The button was pressed before the terms were ticked. */
  readonly isUnticked?: true;
}

/** How far a mobile number and the code sent to it are. `verified`: nothing is asked for any more. Source: S1§2.4, S1§4,
 *  S2§4. */
export type OtpStep = NumberStep | CodeStep | { readonly step: 'verified' };

/** With what is typed, which changes with each key. */
export interface OtpState {
  /** 0 to 10 digits. */
  readonly mobile: string;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
  readonly otp: OtpStep;
}

/** What a number begins with, also when another one is asked for. */
export const enteringNumber: NumberStep = { step: 'number', phase: 'entering', failure: null };

/** Result of both, also without input: the number may be verified already. */
export const verified: OtpStep = { step: 'verified' };

/** Where another code can be asked for, and one typed. */
export const enteringCode = (sent: SentOtp, failure: ShownFailure | null = null): CodeStep => ({
  step: 'code',
  phase: 'entering',
  sent,
  failure,
});

/** How the apps differ, by their specifications. */
export interface OtpRules {
  /** The terms beside the code are ticked; true where none are asked for. */
  readonly isAgreed: boolean;
  /** The fifth digit sends the code once the terms are ticked (S1§5, S2§5); otherwise the button alone does, and says what is missing (S2§5:
   *  VAL-054). */
  readonly goesByItself: boolean;
  /** A number of ten digits is sent, and the server judges its first digit. Source: Q-011. */
  readonly checksLengthOnly?: boolean;
  /** When the event happened, epoch ms of this device. */
  readonly nowMs: number;
}

/** What the person does. */
export type OtpTap =
  | { readonly type: 'mobileTyped'; readonly text: string }
  | { readonly type: 'mobileSubmitted' }
  /** `waits`: put together from parts, so that the button alone sends it. */
  | { readonly type: 'codeTyped'; readonly text: string; readonly waits?: boolean }
  | { readonly type: 'codeSubmitted' }
  | { readonly type: 'codeResendAsked' };

export type OtpEvent =
  | OtpTap
  | { readonly type: 'otpSent'; readonly sent: SentOtp }
  /** The server has not sent a code, or not taken one. `id`: a new number. */
  | { readonly type: 'otpRefused'; readonly id: number; readonly failure: Failure }
  /** The response was lost, as the owner of the state reports. */
  | { readonly type: 'otpInterrupted' }
  | { readonly type: 'failureShown'; readonly id: number };

type OtpEffect =
  /** To the number that is typed. */
  | { readonly type: 'sendOtp' }
  /** The code that is typed. */
  | { readonly type: 'verifyOtp' }
  /** Send `failureShown` back with this id when the time is up. */
  | { readonly type: 'startTimer'; readonly timer: 'otpFailure'; readonly id: number; readonly delayMs: number };

/** The same state where the event does not fit. */
export interface OtpTransition extends OtpState {
  readonly effect?: OtpEffect;
}

export const takesNumber = (otp: OtpStep): boolean => otp.step === 'number' && otp.phase === 'entering';
/** A code can be typed, and one from an SMS filled in. */
export const takesCode = (otp: OtpStep): boolean => otp.step === 'code' && otp.phase === 'entering';
