import type { EmiInfo, UserEligibility } from '../../../shared/api/widget';
import type { Failure, OtpState } from '../../identity';

/** What the frame shows. Source: S1§4, S2§3. */
export const views = [
  'DETAILS_API_LOADING',
  'USER_API_LOADING',
  'VERIFY_MOBILE',
  'ELIGIBLE_LENDERS',
  'NOT_ELIGIBLE',
  'API_ERROR',
  'DYNAMIC_CE_ERROR',
] as const;
export type View = (typeof views)[number];

/** What can be said of the amount to anybody. Source: S1§3 (widget EMI info, how-to-buy). */
export interface Details extends Omit<EmiInfo, 'hashedMobile'> {
  readonly videoUrl: string | null;
}

/** What the lenders say of the shopper. Source: S1§3 (widget user activation). */
export interface UserActivation extends UserEligibility {
  readonly hashedMobile: string | null;
}

interface Context {
  /** Whole rupees; null where the page has no price. */
  readonly amount: number | null;
  /** Ten digits, or what has been typed of them; what the page gave at first. */
  readonly mobile: string;
  /** Null until they have come. */
  readonly details: Details | null;
  /** The load that is waited for: an answer to another one is dropped. */
  readonly requestId: number;
}

export type EligibilityState = Context &
  (
    | { readonly view: 'DETAILS_API_LOADING' }
    | { readonly view: 'USER_API_LOADING' }
    | { readonly view: 'VERIFY_MOBILE'; readonly otp: OtpState }
    | { readonly view: 'ELIGIBLE_LENDERS'; readonly user: UserActivation }
    | { readonly view: 'NOT_ELIGIBLE'; readonly user: UserActivation }
    | { readonly view: 'API_ERROR'; readonly cause: ApiCause; readonly failure: Failure }
    | { readonly view: 'DYNAMIC_CE_ERROR'; readonly failure: Failure }
  );

/** `load`: can be tried again; `blocked`: the shopper has been blocked (HTTP 403). */
export type ApiCause = 'load' | 'blocked';

/** Before the page has opened the widget. */
export const initialState: EligibilityState = {
  view: 'DETAILS_API_LOADING',
  amount: null,
  mobile: '',
  details: null,
  requestId: 0,
};
