import type { ShopperUserStatus } from '../../../shared/rules/user-status';
import type { CameBy } from '../../../shared/site/came-by';
import { enteringNumber, type OtpStep } from '../../identity';
import { guestIdentity, type Identity } from '../../platform/account/identity';
import type { Failure } from '../../platform/api/failure';
import { type CallsState, noCalls } from '../../platform/flow/calls';
import type { LenderDetails } from '../../platform/stored/lender-details';
import { noWelcome, type Welcome } from '../../platform/stored/user';
import type { AccountCalls } from './calls';

/** What the lenders say of the shopper. */
export type Found = AccountCalls['checkUser']['data'];

/** The page that shows My Account: its own, the home page or an application (as an overlay), or a result page. */
export type Place = 'account' | 'home' | 'ntb' | 'eligible' | 'not-eligible';

/** My Account is an overlay of another page. */
export const isOverlay = (place: Place): place is 'home' | 'ntb' => place === 'home' || place === 'ntb';

/** What has led to a number being asked for, besides an address; `kept`: it was typed before. */
export type WhyGuest = 'loggedOut' | 'sessionOver' | 'restored';

/** What My Account shows. */
export type Screen =
  /** Who it is, is being asked. */
  | { readonly name: 'asking' }
  | { readonly name: 'guest'; readonly otp: OtpStep; readonly why: WhyGuest | null }
  /** The lenders are being asked. */
  | { readonly name: 'checking' }
  | { readonly name: 'found'; readonly found: Found }
  /** `again`: what is asked once more. `lenders`: they do not answer, and the number is known. `page`: a part of it did not
   *  load. */
  | {
      readonly name: 'failed';
      readonly again: 'who' | 'lenders' | 'page';
      readonly failure: Failure;
      /** Timer that hides the message of a failed lender list; null once hidden, and for any other failure. */
      readonly messageTimer: number | null;
    }
  /** The number is blocked (HTTP 403). */
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

/** The check of eligibility: what it is for, and what its answer allows. Source: S1§3 (ENT-032). */
export interface BicConfig {
  /** Price of the purchase, rupees; null = none yet. */
  readonly amount: number | null;
  /** The answer has a separate page, to which the user is redirected. */
  readonly leadsOn: boolean;
  /** The merchant of the page takes new customers; false until the server says so. */
  readonly isNTBEnabledOnMerchant: boolean;
}

/** Overlays of the page. Source: S1§3 (ENT-032). */
interface AccountLayers {
  /** The overlay with number and OTP. */
  readonly otpOverlay: boolean;
}

export interface AccountState extends CallsState<AccountCalls> {
  readonly screen: Screen;
  /** Ten digits, or what has been typed of them. */
  readonly mobile: string;
  /** Secret: 0 to 5 digits. */
  readonly code: string;
  readonly isTermsAccepted: boolean;
  /** Answer of the server to the right OTP; null before. Source: S1§4. */
  readonly message: AccountCalls['verifyOtp']['data']['message'] | null;
  /** The number that an OTP goes to without another press; null for none. */
  readonly givenMobile: string | null;
  /** Identity of the session; a guest until the server has answered. Source: S1§3. */
  readonly identifyUser: Identity<NonNullable<AccountCalls['identifyUser']['data']['authDetails']>>;
  /** The login and what the server says of its number. */
  readonly userLogin: UserLogin;
  /** How the shopper stands with the lenders of this page. Source: S1§4 (ELG-003). */
  readonly userStatus: ShopperUserStatus;
  /** The first lender that the eligibility lookup returned. Null before, and if it returned none. Source: S1§4. */
  readonly selectedLender: string | null;
  /** Lenders that are being asked, as far as they are known before they answer. */
  readonly lenderDetails: LenderDetails | null;
  /** Stored data of an earlier login in this browser. */
  readonly welcome: Welcome;
  /** Id of this browser after the last call. Source: S1§7. */
  readonly userUuid: string | null;
  /** How the shopper came, which goes with the calls. */
  readonly came: CameBy;
  readonly place: Place;
  readonly bicConfig: BicConfig;
  /** The reducer keeps it up to date after every event. */
  readonly layers: AccountLayers;
  /** Where to go on after a login: a path of this host; null to stay. */
  readonly next: string | null;
}

export const guest = (why: WhyGuest | null = null): Screen => ({
  name: 'guest',
  otp: enteringNumber,
  why,
});

/** The overlay with number and OTP is open until the lender list has come or failed; the result has a window of its own.
 *  Source: S1§4. */
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
