import type { EligibilityResult } from '../../../shared/bridge/eligibility-result';
import type { OtpTap } from '../../identity';
import type { CallFailed, CallSucceeded } from '../../platform/flow/calls';
import type { FrameEffect, FrameEvent } from '../../platform/flow/frame-effects';
import type { CodeEffect } from '../../platform/otp/code-listener';
import type { ThemeColors } from '../../platform/theme/apply-theme';
import type { EligibilityCalls } from './calls';
import type { Merchant } from './state';

/** What the page asks for. */
export interface OpenRequest {
  readonly merchant: Merchant;
  readonly theme: ThemeColors;
  readonly amount: number | null;
  /** '' for none. */
  readonly mobile: string;
  /** A session of this tab with the same merchant is still there: no new one is asked for. */
  readonly hasSession: boolean;
}

/** Everything that can happen. An event that does not fit the present screen changes nothing. */
export type EligibilityEvent =
  | { readonly type: 'otp'; readonly event: OtpTap }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'numberChangeAsked' }
  | { readonly type: 'purchaseAsked' }
  /** The page opens the widget, perhaps anew. */
  | { readonly type: 'opened'; readonly open: OpenRequest }
  | { readonly type: 'amountChanged'; readonly amount: number }
  /** WebOTP read a code from an SMS. */
  | { readonly type: 'otpRead'; readonly code: string }
  | CallSucceeded<EligibilityCalls>
  | CallFailed<EligibilityCalls>
  | FrameEvent<TimerName>;

/** - otpFault: words at the number or the OTP go. */
export type TimerName = 'otpFault';

export type EligibilityEffect =
  | FrameEffect<EligibilityCalls, TimerName>
  | CodeEffect
  | { readonly type: 'rememberSession'; readonly sessionToken: string }
  | { readonly type: 'tellResult'; readonly result: EligibilityResult }
  | { readonly type: 'tellPurchase' };
