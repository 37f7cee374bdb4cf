import type { EligibilityResult } from '../../../shared/bridge/eligibility-result';
import type { Failure, OtpEffect, OtpEvent } from '../../identity';
import type { Step as FlowStep } from '../../platform/flow/reducer-context';
import type { Details, EligibilityState, UserActivation } from './state';

export type EligibilityEvent =
  /** The page opens the widget, perhaps anew. `mobile`: '' for none. */
  | { readonly type: 'opened'; readonly amount: number | null; readonly mobile: string }
  /** `user`: the number that the session has verified already; null for a guest. */
  | {
      readonly type: 'detailsLoaded';
      readonly requestId: number;
      readonly details: Details;
      readonly user: string | null;
    }
  | { readonly type: 'detailsFailed'; readonly requestId: number; readonly failure: Failure }
  | { readonly type: 'userChecked'; readonly requestId: number; readonly user: UserActivation }
  | { readonly type: 'userCheckFailed'; readonly requestId: number; readonly failure: Failure }
  /** The OTP was right. */
  | { readonly type: 'otpVerified' }
  /** The server wants the number verified (again). */
  | { readonly type: 'loginNeeded' }
  | { readonly type: 'sessionEnded' }
  | { readonly type: 'blocked'; readonly failure: Failure }
  | { readonly type: 'otp'; readonly event: OtpEvent }
  | { readonly type: 'amountChanged'; readonly amount: number }
  | { readonly type: 'retryAsked' }
  | { readonly type: 'numberChangeAsked' }
  | { readonly type: 'purchaseAsked' };

export type EligibilityEffect =
  | OtpEffect
  | { readonly type: 'loadDetails'; readonly requestId: number; readonly amount: number | null }
  | { readonly type: 'checkUser'; readonly requestId: number; readonly amount: number | null }
  /** The session's token is of no use any more. */
  | { readonly type: 'forgetSession' }
  /** The session forgets its number. */
  | { readonly type: 'logOut' }
  | { readonly type: 'tellResult'; readonly result: EligibilityResult }
  | { readonly type: 'tellPurchase' };

export type Step = FlowStep<EligibilityState, EligibilityEffect>;
