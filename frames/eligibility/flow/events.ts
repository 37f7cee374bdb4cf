import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import type { EligibilityResult } from '../../../shared/bridge/eligibility-result';
import type { OtpTap } from '../../identity';
import type { CodeEffect } from '../../platform/otp/code-listener';
import type { Theme } from '../../platform/theme/theme-of';
import type { Merchant, Mode } from './state';

/** What the page asks for. */
export interface OpenRequest {
  readonly mode: Mode;
  readonly merchant: Merchant;
  readonly theme: Theme;
  readonly amount: number | null;
  /** '' for none. */
  readonly mobile: string;
  /** A session of this tab with the same merchant is still there: no new one is asked for. */
  readonly hasSession: boolean;
  readonly online: boolean;
}

/** Everything that can happen besides the events of every frame. An event that does not fit the present screen changes
 *  nothing. */
export type EligibilityEvent =
  | OtpTap
  | { readonly type: 'termsToggled'; readonly isAccepted: boolean }
  /** 'Change' beside the OTP. */
  | { readonly type: 'mobileChangeAsked' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'numberChangeAsked' }
  | { readonly type: 'purchaseAsked' }
  | { readonly type: 'appLinkAsked' }
  /** The close button of a modal widget. */
  | { readonly type: 'closeAsked' }
  /** 'Close the check?': 'Close', and 'Go on'. */
  | { readonly type: 'closeConfirmed' }
  | { readonly type: 'closeCancelled' }
  /** 'Try Again' of a browser that keeps nothing. */
  | { readonly type: 'storageRetried' }
  | { readonly type: 'amountChanged'; readonly amount: number }
  /** WebOTP read a code from an SMS. */
  | { readonly type: 'otpRead'; readonly code: string };

/** - otpFailure: words at the number or the OTP go. */
export type TimerName = 'otpFailure';

export type EligibilityEffect =
  | CodeEffect
  | { readonly type: 'rememberSession'; readonly sessionToken: string; readonly sessionId: string | undefined }
  | { readonly type: 'emitResult'; readonly result: EligibilityResult }
  | { readonly type: 'emitPurchase' }
  | { readonly type: 'close'; readonly reason: EligibilityCloseReason };
