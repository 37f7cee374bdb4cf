import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import type { EligibilityResult } from '../../../shared/bridge/eligibility-result';
import type { OtpTap } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { CallFailed, CallSucceeded } from '../../platform/flow/calls';
import type { FrameEffect, FrameEvent } from '../../platform/flow/frame-effects';
import type { CodeEffect } from '../../platform/otp/code-listener';
import type { Theme } from '../../platform/theme/theme-of';
import type { EligibilityCalls } from './calls';
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

/** Everything that can happen. An event that does not fit the present screen changes nothing. */
export type EligibilityEvent =
  | OtpTap
  | { readonly type: 'termsToggled'; readonly isAccepted: boolean }
  /** 'Change' beside the OTP. */
  | { readonly type: 'mobileChangeAsked' }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'numberChangeAsked' }
  | { readonly type: 'purchaseAsked' }
  | { readonly type: 'appLinkAsked' }
  /** The close button of a modal widget, and Esc. */
  | { readonly type: 'closeAsked' }
  | { readonly type: 'escapePressed' }
  /** 'Close the check?': 'Close', and 'Go on'. */
  | { readonly type: 'closeConfirmed' }
  | { readonly type: 'checkKept' }
  /** 'Try Again' of No Internet, and of a browser that keeps nothing. */
  | { readonly type: 'connectionRetried' }
  | { readonly type: 'storageRetried' }
  /** The page opens the widget, perhaps anew. */
  | { readonly type: 'opened'; readonly open: OpenRequest }
  | { readonly type: 'amountChanged'; readonly amount: number }
  /** WebOTP read a code from an SMS. */
  | { readonly type: 'otpRead'; readonly code: string }
  | { readonly type: 'wentOffline' }
  | { readonly type: 'userUuidSeen'; readonly userUuid: string; readonly clientId: string | null }
  | { readonly type: 'chunkFailed'; readonly failure: Failure }
  | CallSucceeded<EligibilityCalls>
  | CallFailed<EligibilityCalls>
  | FrameEvent<TimerName>;

/** - otpFailure: words at the number or the OTP go. */
type TimerName = 'otpFailure';

export type EligibilityEffect =
  | FrameEffect<EligibilityCalls, TimerName>
  | CodeEffect
  | { readonly type: 'rememberSession'; readonly sessionToken: string; readonly sessionId: string | undefined }
  | { readonly type: 'emitResult'; readonly result: EligibilityResult }
  | { readonly type: 'emitPurchase' }
  | { readonly type: 'close'; readonly reason: EligibilityCloseReason };
