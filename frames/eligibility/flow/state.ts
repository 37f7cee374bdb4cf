import type { EmiInfo, UserEligibility } from '../../../shared/api/widget';
import { maskedWithPrefix } from '../../../shared/format/mask';
import { hasMobileLength, isCode } from '../../../shared/rules/validation';
import { type AppLinkStep, hiddenAppLink } from '../../app-link';
import type { OtpStep } from '../../identity';
import type { Failure } from '../../platform/api/failure';

/** Lenders' answer. Source: S1§3 (widget user activation). */
export interface UserActivation extends UserEligibility {
  readonly hashedMobile: string | null;
}

/** Merchant and attribution. */
export interface Merchant {
  readonly merchantKey: string;
  readonly merchantOrigin: string;
  readonly campaign: Readonly<Record<string, string | undefined>>;
}

/** Source: S1§4, S2§3. */
export type Screen =
  | { readonly name: 'DETAILS_API_LOADING' }
  /** `found`: the lenders' answer while other calls are pending. */
  | { readonly name: 'USER_API_LOADING'; readonly found: UserEligibility | null }
  | { readonly name: 'VERIFY_MOBILE'; readonly otp: OtpStep }
  | { readonly name: 'ELIGIBLE_LENDERS'; readonly user: UserActivation }
  | { readonly name: 'NOT_ELIGIBLE'; readonly user: UserActivation }
  | { readonly name: 'API_ERROR'; readonly cause: ApiCause; readonly failure: Failure }
  | { readonly name: 'DYNAMIC_CE_ERROR'; readonly failure: Failure };
export type ScreenName = Screen['name'];

/** `load`, `chunk` (a late view): can be tried again; `blocked`: the customer is blocked (HTTP 403). */
type ApiCause = 'load' | 'chunk' | 'blocked';

/** Display: part of the page, window over it with a close button, or hidden. */
export type Mode = 'inline' | 'modal' | 'headless';

/** Typed and ticked input, which changes with each key. */
export interface Typed {
  /** 0 to 10 digits; initially those of the page. */
  readonly mobile: string;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
  readonly isTermsAccepted: boolean;
}

export interface EligibilityState extends Typed {
  readonly mode: Mode;
  /** The host was asked to close a headless check. */
  readonly isOver: boolean;
  /** The question 'Close the check?' is open. */
  readonly isCloseAsked: boolean;
  readonly screen: Screen;
  /** False if the browser stores nothing. */
  readonly isStorageFine: boolean;
  readonly offline: boolean;
  /** Id of this browser after the last call; null if the browser hides it from this frame. Source: S1§7. */
  readonly userUuid: string | null;
  /** Grows with each retry of a failed chunk. */
  readonly chunkAttempt: number;
  /** Null until the opening. */
  readonly merchant: Merchant | null;
  /** Whole rupees; null without a price. */
  readonly amount: number | null;
  /** `stored`: from an earlier load, so it may have ended; a `new` one is not requested again. */
  readonly session: 'none' | 'stored' | 'new';
  /** Verified number of the session; null for a guest. */
  readonly sessionMobile: string | null;
  /** Public information about the amount; null until loaded. Source: S1§3 (widget EMI info). */
  readonly info: EmiInfo | null;
  /** The merchant's video; null without one. Source: S1§3 (how-to-buy). */
  readonly videoUrl: string | null;
  /** SMS with the app link. */
  readonly appLink: AppLinkStep;
}

/** Before the opening. */
export const initialState: EligibilityState = {
  mode: 'inline',
  isOver: false,
  isCloseAsked: false,
  screen: { name: 'DETAILS_API_LOADING' },
  isStorageFine: true,
  offline: false,
  userUuid: null,
  chunkAttempt: 0,
  merchant: null,
  amount: null,
  mobile: '',
  code: '',
  isTermsAccepted: false,
  session: 'none',
  sessionMobile: null,
  info: null,
  videoUrl: null,
  appLink: hiddenAppLink,
};

/** The state without typed input, for views. */
export type ShownState = Omit<EligibilityState, keyof Typed>;

export const shownOf = ({ mobile, code, isTermsAccepted, ...shown }: EligibilityState): ShownState => shown;

// Parts that follow typed text, for `useStatePart`.
export const mobileOf = ({ mobile }: Typed): string => mobile;
/** '+91 98XXXXX210'. */
export const maskedMobileOf = ({ mobile }: Typed): string => maskedWithPrefix(mobile);
export const codeOf = ({ code }: Typed): string => code;
export const areTermsAccepted = ({ isTermsAccepted }: Typed): boolean => isTermsAccepted;
/** An OTP can be requested. */
export const isMobileReady = ({ mobile }: Typed): boolean => hasMobileLength(mobile);
/** The OTP can be verified. */
export const isCodeReady = ({ code, isTermsAccepted }: Typed): boolean => isCode(code) && isTermsAccepted;
