import type { CreditScheme } from '../../../shared/api/registration';
import type { AivfType } from '../../../shared/lenders/lender';
import type { ActivationPlace } from '../../../shared/site/activation-addresses';
import { type CodeStep, enteringCode, type OtpTap, type SentOtp } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import { type CallEffect, type CallsOf, type CallsState, noCalls } from '../../platform/flow/calls';
import type { endpoints } from './endpoints';

export type ActivationCalls = CallsOf<typeof endpoints>;

/** A step that is made here; each can be made once more where it failed. */
export type Step =
  /** What comes is said, and nothing is begun yet. */
  | { readonly name: 'steps'; readonly failure: Failure | null }
  /** What the lender asks besides its OTP. */
  | { readonly name: 'factor'; readonly factor: Exclude<AivfType, 'NONE'>; readonly failure: Failure | null }
  /** The lender asks nothing but its OTP, which has still to be sent. */
  | { readonly name: 'send'; readonly failure: Failure | null }
  | { readonly name: 'otp'; readonly otp: CodeStep };

/** What an activation shows. */
export type Screen =
  | Step
  /** The lender has no line for the number. */
  | { readonly name: 'noLine' }
  /** A step was refused: the server is asked whether that ends the activation. */
  | { readonly name: 'ending'; readonly before: Step }
  /** The session is over. */
  | { readonly name: 'over'; readonly failure: Failure }
  /** Another page comes. */
  | { readonly name: 'leaving' };

export interface ActivationState extends CallsState<ActivationCalls> {
  readonly screen: Screen;
  readonly lenderId: string;
  /** Key of the shop that waits for the line; null for none. */
  readonly merchantId: string | null;
  /** Secret: the second factor as it is typed (`factorText`). */
  readonly typed: string;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
}

export type ActivationEvent =
  /** 'Continue' below the steps. */
  | { readonly type: 'continued' }
  | { readonly type: 'factorTyped'; readonly text: string }
  | { readonly type: 'factorSubmitted' }
  /** 'Send OTP'. */
  | { readonly type: 'otpAsked' }
  | Extract<OtpTap, { type: 'codeTyped' | 'codeSubmitted' | 'codeResendAsked' }>
  /** 'Log in again'. */
  | { readonly type: 'loginAsked' }
  | { readonly type: 'timerFired'; readonly id: number };

export type ActivationEffect =
  | { readonly type: 'goTo'; readonly place: ActivationPlace }
  /** Opens the page anew: the server leads whoever is not logged in to log in, and back. */
  | { readonly type: 'askServer' }
  | { readonly type: 'startTimer'; readonly id: number; readonly delayMs: number };
export type AnyActivationEffect = ActivationEffect | CallEffect<ActivationCalls>;

/** An OTP is out. */
export const codeOut = (sent: SentOtp): Screen => ({ name: 'otp', otp: enteringCode(sent) });

/** What a page begins with: its steps, or what the lender of an approved line asks. */
export function firstState(
  place: ActivationPlace,
  { lenderId, status, aivfType }: Pick<CreditScheme, 'lenderId' | 'status' | 'aivfType'>,
  merchantId: string | null,
): ActivationState {
  return { ...noCalls, screen: screenAt(), lenderId, merchantId, typed: '', code: '' };

  function screenAt(): Screen {
    if (status === 'NONE') return { name: 'noLine' };
    if (place !== 'factor') return { name: 'steps', failure: null };
    return aivfType === 'NONE' ? { name: 'send', failure: null } : { name: 'factor', factor: aivfType, failure: null };
  }
}
