import type { OtpTap } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { CallEffect, CallFailed, CallSucceeded } from '../../platform/flow/calls';
import type { AccountCalls } from './calls';
import type { AccountState, BicConfig, Found } from './state';

/** Everything that can happen. An event that does not fit the present screen changes nothing. */
export type AccountEvent =
  | OtpTap
  /** `givenMobile`: typed elsewhere in the page; null for none. */
  | ({ readonly type: 'opened' } & Pick<
      AccountState,
      'next' | 'givenMobile' | 'place' | 'came' | 'lenderDetails' | 'welcome'
    > &
      Pick<BicConfig, 'amount' | 'leadsOn'>)
  | { readonly type: 'termsToggled'; readonly isAccepted: boolean }
  /** Typed before the page was loaded anew. */
  | { readonly type: 'numberFound'; readonly mobile: string }
  /** 'Change' beside the OTP. */
  | { readonly type: 'mobileChangeAsked' }
  /** Another number than the one that is logged in. */
  | { readonly type: 'numberChangeAsked' }
  | { readonly type: 'retryAsked' }
  /** 'Start Shopping'. */
  | { readonly type: 'shopAsked' }
  | { readonly type: 'logOutAsked'; readonly isEverywhere: boolean }
  /** Another tab of this host has logged out, or the page comes back from the browser's memory. */
  | { readonly type: 'lookedAgain' }
  /** Another tab of this host says so. */
  | { readonly type: 'loggedOutElsewhere' }
  | { readonly type: 'timerFired'; readonly id: number }
  | { readonly type: 'wentOnline' }
  | { readonly type: 'userUuidSeen'; readonly userUuid: string }
  /** A part of the page did not load. */
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
  /** Leads on within the host. */
  | { readonly type: 'goOn'; readonly path: string }
  /** Leads to what the lenders say, which has an address of its own. */
  | { readonly type: 'showAnswer'; readonly found: Found }
  /** Opens the page anew, and so has the server say who may see it: a guest is led to log in first. */
  | { readonly type: 'askServer' }
  | { readonly type: 'goShopping' }
  /** Tells the other tabs of this host that nobody is logged in any more. */
  | { readonly type: 'tellLoggedOut' };
