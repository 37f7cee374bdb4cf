import type { OtpTap } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { CallEffect, CallFailed, CallSucceeded } from '../../platform/flow/calls';
import type { AccountCalls } from './calls';
import type { AccountState, BicConfig, Found } from './state';

/** An event that does not fit the current screen is ignored. */
export type AccountEvent =
  | OtpTap
  /** `givenMobile`: typed elsewhere in the page; null for none. */
  | ({ readonly type: 'opened' } & Pick<
      AccountState,
      'next' | 'givenMobile' | 'place' | 'came' | 'lenderDetails' | 'welcome'
    > &
      Pick<BicConfig, 'amount' | 'leadsOn'>)
  | { readonly type: 'termsToggled'; readonly isAccepted: boolean }
  /** Typed before a reload. */
  | { readonly type: 'numberFound'; readonly mobile: string }
  /** 'Change' next to the OTP. */
  | { readonly type: 'mobileChangeAsked' }
  /** Another number than the logged-in one. */
  | { readonly type: 'numberChangeAsked' }
  | { readonly type: 'retryAsked' }
  /** 'Start Shopping'. */
  | { readonly type: 'shopAsked' }
  | { readonly type: 'logOutAsked'; readonly isEverywhere: boolean }
  /** Another tab has logged out, or the browser restored the page. */
  | { readonly type: 'lookedAgain' }
  /** Another tab of this host. */
  | { readonly type: 'loggedOutElsewhere' }
  | { readonly type: 'timerFired'; readonly id: number }
  | { readonly type: 'wentOnline' }
  | { readonly type: 'userUuidSeen'; readonly userUuid: string }
  | { readonly type: 'chunkFailed'; readonly failure: Failure }
  | CallSucceeded<AccountCalls>
  | CallFailed<AccountCalls>;

export type AccountEffect =
  | CallEffect<AccountCalls>
  | {
      readonly type: 'startTimer';
      readonly timer: 'otpFailure' | 'lenderListFailure';
      readonly id: number;
      readonly delayMs: number;
    }
  /** Navigates within the host. */
  | { readonly type: 'goOn'; readonly path: string }
  /** Opens the page of the lenders' answer. */
  | { readonly type: 'showAnswer'; readonly found: Found }
  /** Reloads the page, so that the server redirects a guest to the login. */
  | { readonly type: 'askServer' }
  | { readonly type: 'goShopping' }
  /** Announces a logout to the other tabs of this host. */
  | { readonly type: 'tellLoggedOut' };
