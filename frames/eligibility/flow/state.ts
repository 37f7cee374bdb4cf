import type { EmiInfo, UserEligibility } from '../../../shared/api/widget';
import { maskedWithPrefix } from '../../../shared/format/mask';
import { hasMobileLength, isCode } from '../../../shared/rules/validation';
import { type AppLinkStep, hiddenAppLink } from '../../app-link';
import type { OtpStep } from '../../identity';
import type { Failure } from '../../platform/api/failure';

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
  | { readonly name: 'VERIFY_MOBILE'; readonly otp: OtpStep }
  | { readonly name: 'ELIGIBLE_LENDERS'; readonly user: UserActivation }
  | { readonly name: 'NOT_ELIGIBLE'; readonly user: UserActivation }
  | { readonly name: 'API_ERROR'; readonly cause: ApiCause; readonly failure: Failure }
  | { readonly name: 'DYNAMIC_CE_ERROR'; readonly failure: Failure };
export type ScreenName = Screen['name'];

/** `load`, `chunk` (a late view): can be tried again; `blocked`: the customer is blocked (HTTP 403). */
type ApiCause = 'load' | 'chunk' | 'blocked';

/** How the page shows the widget: as a part of itself, in a window over it, which can be closed, or not at all. */
export type Mode = 'inline' | 'modal' | 'headless';

/** What is typed and ticked; it changes with each key. */
export interface Typed {
  /** Ten digits, or what has been typed of them; what the page gave at first. */
  readonly mobile: string;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
  readonly isTermsAccepted: boolean;
}

export interface EligibilityState extends Typed {
  readonly mode: Mode;
  /** The host was asked to close a check that nobody sees. */
  readonly isOver: boolean;
  /** 'Close the check?' lies over the widget. */
  readonly isCloseAsked: boolean;
  readonly screen: Screen;
  /** False where the browser keeps nothing for anybody. */
  readonly isStorageFine: boolean;
  readonly offline: boolean;
  /** Id of this browser after the last call; null where the browser hides it from this frame. Source: S1§7. */
  readonly userUuid: string | null;
  /** Grows with each retry of a part of the widget that did not load. */
  readonly chunkAttempt: number;
  /** Null until the page has opened the widget. */
  readonly merchant: Merchant | null;
  /** Whole rupees; null where the page has no price. */
  readonly amount: number | null;
  /** `stored`: from before this load, so that it may be over; one that is new is not asked for again. */
  readonly session: 'none' | 'stored' | 'new';
  /** The number that the session has verified; null for a guest. */
  readonly sessionMobile: string | null;
  /** What can be said of the amount to anybody; null until it has come. Source: S1§3 (widget EMI info). */
  readonly info: EmiInfo | null;
  /** The merchant's film; null without one. Source: S1§3 (how-to-buy). */
  readonly videoUrl: string | null;
  /** The SMS with the link of the app. */
  readonly appLink: AppLinkStep;
}

/** Before the page has opened the widget. */
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

/** The state without what is being typed: what a view is drawn from. */
export type ShownState = Omit<EligibilityState, keyof Typed>;

export const shownOf = ({ mobile, code, isTermsAccepted, ...shown }: EligibilityState): ShownState => shown;

// Parts that follow typed text, for `useStatePart`.
export const mobileOf = ({ mobile }: Typed): string => mobile;
/** As it is shown: '+91 98XXXXX210'. */
export const maskedMobileOf = ({ mobile }: Typed): string => maskedWithPrefix(mobile);
export const codeOf = ({ code }: Typed): string => code;
export const areTermsAccepted = ({ isTermsAccepted }: Typed): boolean => isTermsAccepted;
/** An OTP can be requested. */
export const isMobileReady = ({ mobile }: Typed): boolean => hasMobileLength(mobile);
/** The OTP can be verified. */
export const isCodeReady = ({ code, isTermsAccepted }: Typed): boolean => isCode(code) && isTermsAccepted;
