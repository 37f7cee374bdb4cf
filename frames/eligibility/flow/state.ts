import type { EmiInfo, UserEligibility } from '../../../shared/api/widget';
import type { OtpState } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import { type CallsState, noCalls } from '../../platform/flow/calls';
import type { EligibilityCalls } from './calls';

/** What the lenders say of the shopper. Source: S1§3 (widget user activation). */
export interface UserActivation extends UserEligibility {
  readonly hashedMobile: string | null;
}

/** Whose page it is, and where the shopper came from. */
export interface Merchant {
  readonly merchantKey: string;
  readonly merchantOrigin: string;
  readonly campaign: Readonly<Record<string, string | undefined>>;
}

/** What the frame shows. Source: S1§4, S2§3. */
export type Screen =
  | { readonly name: 'DETAILS_API_LOADING' }
  /** `found`: what the lenders say, while the rest is waited for. */
  | { readonly name: 'USER_API_LOADING'; readonly found: UserEligibility | null }
  | { readonly name: 'VERIFY_MOBILE'; readonly otp: OtpState }
  | { readonly name: 'ELIGIBLE_LENDERS'; readonly user: UserActivation }
  | { readonly name: 'NOT_ELIGIBLE'; readonly user: UserActivation }
  | { readonly name: 'API_ERROR'; readonly cause: ApiCause; readonly failure: Failure }
  | { readonly name: 'DYNAMIC_CE_ERROR'; readonly failure: Failure };
export type ScreenName = Screen['name'];
export type ScreenOf<Name extends ScreenName> = Extract<Screen, { name: Name }>;

/** `load`: can be tried again; `blocked`: the shopper has been blocked (HTTP 403). */
export type ApiCause = 'load' | 'blocked';

export interface EligibilityState extends CallsState<EligibilityCalls> {
  readonly screen: Screen;
  /** False where the browser keeps nothing for anybody. */
  readonly isStorageFine: boolean;
  /** Null until the page has opened the widget. */
  readonly merchant: Merchant | null;
  /** Whole rupees; null where the page has no price. */
  readonly amount: number | null;
  /** Ten digits, or what has been typed of them; what the page gave at first. */
  readonly mobile: string;
  /** `kept`: from before this load, so that it may be over; one that is new is not asked for again. */
  readonly session: 'none' | 'kept' | 'new';
  /** The number that the session has verified; null for a guest. */
  readonly sessionMobile: string | null;
  /** What can be said of the amount to anybody; null until it has come. Source: S1§3 (widget EMI info). */
  readonly info: EmiInfo | null;
  /** The merchant's film; null without one. Source: S1§3 (how-to-buy). */
  readonly videoUrl: string | null;
}

/** Before the page has opened the widget. */
export const initialState: EligibilityState = {
  ...noCalls,
  screen: { name: 'DETAILS_API_LOADING' },
  isStorageFine: true,
  merchant: null,
  amount: null,
  mobile: '',
  session: 'none',
  sessionMobile: null,
  info: null,
  videoUrl: null,
};
