import type { ShopperUserStatus } from '../../../shared/rules/user-status';
import type { CameBy } from '../../../shared/site/came-by';
import { enteringNumber, type OtpStep } from '../../identity';
import { guestIdentity, type Identity } from '../../platform/account/identity';
import type { Failure } from '../../platform/api/failure';
import { type CallsState, noCalls } from '../../platform/flow/calls';
import type { LenderDetails } from '../../platform/stored/lender-details';
import { noWelcome, type Welcome } from '../../platform/stored/user';
import type { AccountCalls } from './calls';

export type Found = AccountCalls['checkUser']['data'];

/** Page that shows My Account: its own, the home page or an application (as an overlay), or a result page. */
export type Place = 'account' | 'home' | 'ntb' | 'eligible' | 'not-eligible';

export const isOverlay = (place: Place): place is 'home' | 'ntb' => place === 'home' || place === 'ntb';

/** Reason for the number form; `restored`: the number was typed before. */
export type WhyGuest = 'loggedOut' | 'sessionOver' | 'restored';

export type Screen =
  /** Identifying the user. */
  | { readonly name: 'asking' }
  | { readonly name: 'guest'; readonly otp: OtpStep; readonly why: WhyGuest | null }
  | { readonly name: 'checking' }
  | { readonly name: 'found'; readonly found: Found }
  /** `again`: what a retry repeats. `lenders`: no answer for a known number. `page`: a part did not load. */
  | {
      readonly name: 'failed';
      readonly again: 'who' | 'lenders' | 'page';
      readonly failure: Failure;
      /** Timer that hides the message of a failed lender list; null once hidden, and for other failures. */
      readonly messageTimer: number | null;
    }
  /** HTTP 403. */
  | { readonly name: 'blocked'; readonly failure: Failure };

/** Source: S1§3 (ENT-006). */
export interface UserLogin {
  readonly isLoggedIn: boolean;
  /** As '98XXXXX210'; null for a guest. */
  readonly mobileNo: string | null;
  /** Null until the server answers. */
  readonly isEligible: boolean | null;
  readonly isNtbAllowed: boolean | null;
  readonly isPreApproved: boolean | null;
}

export const noLogin: UserLogin = {
  isLoggedIn: false,
  mobileNo: null,
  isEligible: null,
  isNtbAllowed: null,
  isPreApproved: null,
};

/** Purpose and result of the eligibility check. Source: S1§3 (ENT-032). */
export interface BicConfig {
  /** Price of the purchase, rupees; null = none yet. */
  readonly amount: number | null;
  /** The answer has a separate page. */
  readonly leadsOn: boolean;
  /** The merchant takes new customers; false until the server answers. */
  readonly isNTBEnabledOnMerchant: boolean;
}

/** Overlays of the page. Source: S1§3 (ENT-032). */
interface AccountLayers {
  /** Overlay with number and OTP. */
  readonly otpOverlay: boolean;
}

export interface AccountState extends CallsState<AccountCalls> {
  readonly screen: Screen;
  /** 0 to 10 digits. */
  readonly mobile: string;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
  readonly isTermsAccepted: boolean;
  /** Answer to a right OTP; null before. Source: S1§4. */
  readonly message: AccountCalls['verifyOtp']['data']['message'] | null;
  /** Number that gets an OTP without another press; null for none. */
  readonly givenMobile: string | null;
  /** A guest until the server answers. Source: S1§3. */
  readonly identifyUser: Identity<NonNullable<AccountCalls['identifyUser']['data']['authDetails']>>;
  readonly userLogin: UserLogin;
  /** Status at the lenders of this page. Source: S1§4 (ELG-003). */
  readonly userStatus: ShopperUserStatus;
  /** First lender of the eligibility lookup; null before, and without one. Source: S1§4. */
  readonly selectedLender: string | null;
  /** Lenders being asked, as far as they are known. */
  readonly lenderDetails: LenderDetails | null;
  /** Stored data of an earlier login in this browser. */
  readonly welcome: Welcome;
  /** Id of this browser after the last call. Source: S1§7. */
  readonly userUuid: string | null;
  /** Attribution of the visit, sent with the calls. */
  readonly came: CameBy;
  readonly place: Place;
  readonly bicConfig: BicConfig;
  /** Updated after every event. */
  readonly layers: AccountLayers;
  /** Path to continue at after a login; null to stay. */
  readonly next: string | null;
}

export const guest = (why: WhyGuest | null = null): Screen => ({
  name: 'guest',
  otp: enteringNumber,
  why,
});

/** The OTP overlay is open until the lender list has loaded or failed; the result has a separate window. Source: S1§4. */
export const layersOf = ({ place, screen }: Pick<AccountState, 'place' | 'screen'>): AccountLayers => ({
  otpOverlay: isOverlay(place) && screen.name !== 'found' && screen.name !== 'failed',
});

export const initialState: AccountState = {
  ...noCalls,
  screen: { name: 'asking' },
  mobile: '',
  code: '',
  isTermsAccepted: false,
  message: null,
  givenMobile: null,
  identifyUser: guestIdentity,
  userLogin: noLogin,
  userStatus: 'nonLoggedIn',
  selectedLender: null,
  lenderDetails: null,
  welcome: noWelcome,
  userUuid: null,
  came: { campaign: {}, variation: undefined },
  place: 'account',
  bicConfig: { amount: null, leadsOn: false, isNTBEnabledOnMerchant: false },
  layers: { otpOverlay: false },
  next: null,
};
