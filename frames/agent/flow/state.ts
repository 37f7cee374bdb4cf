import type { EligibilityResponse, SalesLender } from '../../../shared/api/sales';
import type { Texts } from '../../../shared/messages/define-messages';
import type { OtpStep } from '../../identity';
import type { Failure } from '../../platform/api/failure';
import type { CallsState } from '../../platform/flow/calls';
import type { Theme } from '../../platform/theme/theme-of';
import type { agentMessages } from '../messages';
import type { OutboxState } from '../outbox/outbox-item';
import type { CallState, PendingCall, SalesCalls } from './calls';
import type { Draft } from './draft';
import type { Outcome } from './outcomes';
import type { EndRoute, FirstRoute, FurtherRoute, Route, Stack } from './routes';

export type { EligibilityResponse, SalesLender };

/** The bottom sheets; no other name exists. Source: S2§2. */
export const sheetModules = [
  'MOBILE_VERIFICATION',
  'SHOW_INTERSTITIAL_MSG',
  'SHARE_NTB_APP',
  'AMOUNT',
  'MIN_AMOUNT_NOT_MATCH',
  'ERROR',
  'SA_SHARE_INFO',
  'USER_ELIGIBILITY_INFO',
] as const;
export type SheetModule = (typeof sheetModules)[number];

/** `moduleName` is the open sheet, null exactly when `showOverlay` is false. `overlayHeight` is percent of the
 *  window; null means the default of 75. Source: S2§2, S2§3. */
export type BottomSheetConfig =
  | { readonly showOverlay: false; readonly moduleName: null; readonly overlayHeight: null }
  | { readonly showOverlay: true; readonly moduleName: SheetModule; readonly overlayHeight: number | null };

/** Messages of the open sheet, in the agent's language; '' = leave that line out. `textColor` is a tone that the sheet
 *  maps to a token. Source: S2§3. */
export interface BottomSheetData {
  readonly mainTitle: string;
  readonly subTitle: string;
  readonly primaryText: string;
  readonly secondaryText: string;
  readonly btnName: string;
  readonly textColor: 'default' | 'success' | 'warning' | 'error';
}

/** How far the number and its share code are. `verified`: the number counts as verified, whether by a code or from
 *  before. */
export interface TypedOtp {
  readonly otp: OtpStep;
  /** Secret: the Secure Share Code as typed; '' before one was sent. */
  readonly code: string;
}
interface MobileSheet extends TypedOtp {
  readonly name: 'MOBILE_VERIFICATION';
}

/** The application with a lender: its form, and its result. Source: S2§3, S2§4. */
export type NtbStep =
  | { readonly step: 'form'; readonly failure: Failure | null }
  | { readonly step: 'submitting' }
  | { readonly step: 'shared'; readonly ntbLink: string; readonly whatsAppLink: string };
type NtbSheet = { readonly name: 'SHARE_NTB_APP'; readonly lenderId: string } & NtbStep;

/** A picture that was shared closes its sheet. `fellBack`: this browser cannot share after all. */
interface ShareSheet {
  readonly name: 'SA_SHARE_INFO';
  readonly share: 'ready' | 'sharing' | 'downloaded' | 'fellBack';
}

/** A sheet that asks, shows or tells something, with what belongs to it alone. `text` is worked out as it opens, by
 *  what was true then. */
export type PlainSheet =
  | { readonly name: 'AMOUNT' }
  | MobileSheet
  | NtbSheet
  | ShareSheet
  | { readonly name: 'MIN_AMOUNT_NOT_MATCH'; readonly text: BottomSheetData }
  | { readonly name: 'USER_ELIGIBILITY_INFO'; readonly text: BottomSheetData; readonly outcome: Outcome }
  | { readonly name: 'ERROR'; readonly text: BottomSheetData; readonly error: InitError };
/** `covers`: what the interstitial lies over, which is open again after it. */
interface InterstitialSheet {
  readonly name: 'SHOW_INTERSTITIAL_MSG';
  readonly text: BottomSheetData;
  readonly covers: PlainSheet | null;
}
export type OpenSheet = PlainSheet | InterstitialSheet;
/** The sheet over the screen. */
export type Sheet = { readonly name: 'none' } | OpenSheet;

/** A sheet without the code that is being typed, and without what lies under it. */
export type ShownSheet =
  | Exclude<Sheet, MobileSheet | InterstitialSheet>
  | Omit<MobileSheet, 'code'>
  | Omit<InterstitialSheet, 'covers'>;

/** Source: S2§3. `merchantLogo` and `merchantURL` are '' where the host sent none. */
export interface MerchantData {
  readonly type: string;
  readonly merchantKey: string;
  readonly merchantName: string;
  readonly merchantLogo: string;
  readonly merchantAgentId: string;
  readonly merchantURL: string;
  /** Already checked to be #rrggbb. */
  readonly theme: Theme;
  readonly postMsgMerchantOrigin: string;
  readonly authToken: string;
  /** Scope of the SDK, sent with every request. */
  readonly icScope: string;
}

/** Why the amount is refused at its field. Limits in whole rupees. Source: S2§5. */
export type AmountIssue =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'belowMin'; readonly minRupees: number }
  | { readonly kind: 'aboveMax'; readonly maxRupees: number };

/** What is typed of a customer who is new to a lender. Source: S2§3. */
export interface Applicant {
  readonly userName: string;
  readonly email: string;
  readonly nameIssue: 'none' | 'required';
  readonly emailIssue: 'none' | 'invalid';
}

/** How this browser can hand the EMI picture on: 'native' = share sheet with files, 'screenshot' = Firefox,
 *  'download' = picture is downloaded, 'manual' = neither. Source: S2§8, Q-045. */
export type ShareSupport = 'native' | 'screenshot' | 'download' | 'manual';

/** The modal over screen and sheet. `title` and `message` null = 'Error' and the default text of the catalogue. `failure`
 *  gives the code to show. `canRetry`: 'Retry' makes once more what was interrupted. Source: S2§2, S2§4. */
export type Modal =
  | { readonly name: 'none' }
  | {
      readonly name: 'errorModal';
      readonly title: string | null;
      readonly message: string | null;
      readonly failure: Failure | null;
      readonly canRetry: boolean;
      readonly exitHidden: boolean;
    };

/** Why the app could not start: a text of the host, or a failed init call. Source: S2§3. */
export type InitError =
  | { readonly source: 'host'; readonly message: string }
  | { readonly source: 'init'; readonly failure: Failure };

export type ToastKind = keyof Texts<typeof agentMessages>['toasts'];
interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
}

/** Lender limits as `init` gives them, whole rupees. */
export interface LenderLimits {
  readonly lenderId: string;
  readonly name: string;
  readonly minLoanAmount: number;
  readonly maxLoanAmount: number;
}
export interface SupportContact {
  readonly phone: string;
  readonly email: string;
}

export interface VerifiedMobile {
  readonly mobile: string;
  readonly untilMs: number;
}

export type PreEligibilityAnswer = {
  readonly isPreEligible: boolean;
  readonly isMobileVerified: boolean;
  readonly lenderIds: readonly string[];
  readonly nearestAmount: number | null;
};

/** - waiting: no openSalesApp yet; the page shows its skeleton.
 *  - starting: init is running. - ready: in use. - closed: the host was asked to close. */
export type Phase = 'waiting' | 'starting' | 'ready' | 'closed';

/** What lies on the present screen. `interstitialTimerId`: of the timer that opens the interstitial; null = none runs. */
export interface OverScreen<S = Sheet> {
  readonly sheet: S;
  readonly interstitialTimerId: number | null;
}
/** A screen that an agent goes through, with what lies on it and, in `beneath`, the screens that Back leads to. */
export type OpenView<S = Sheet> =
  | { [Screen in FirstRoute]: OverScreen<S> & { readonly screen: Screen } }[FirstRoute]
  | { [Screen in FurtherRoute]: OverScreen<S> & { readonly screen: Screen; readonly beneath: Stack } }[FurtherRoute];
/** A screen that ends the app, by its address or by a failure: nothing lies beneath. */
type EndView = { [Screen in EndRoute]: { readonly screen: Screen; readonly failure: Failure | null } }[EndRoute];
/** A screen without an address, which takes the place of the one that it covers. */
type CoveringView<S> =
  | { readonly screen: 'accountBlocked'; readonly failure: Failure; readonly covers: OpenView<S> }
  | { readonly screen: 'incompatible'; readonly covers: OpenView<S> };
/** The present screen, with what is true of it alone. */
export type View<S = Sheet> = OpenView<S> | EndView | CoveringView<S>;

export interface LenderFilter {
  readonly months: number | null;
  readonly isNoCostOnly: boolean;
}

/** What the app has been opened with and learns from host, server and browser; another customer changes none of it. */
export interface Session {
  readonly phase: Phase;
  readonly merchantData: MerchantData;
  /** Where init leads once it has answered. */
  readonly entry: {
    readonly path: Route | null;
    readonly draft: Draft | null;
    /** What the host filled in; '' = nothing. */
    readonly given: { readonly amount: string; readonly mobile: string };
  };
  /** From init; empty and null until it has answered. */
  readonly lenders: readonly LenderLimits[];
  readonly support: SupportContact | null;
  readonly userUuid: string | null;
  readonly verifiedMobiles: readonly VerifiedMobile[];
  readonly shareSupport: ShareSupport;
  /** What the agent narrows lists of lenders by, for as long as the app is open; months null = as usual. */
  readonly lenderFilter: LenderFilter;
  /** What the bill has come to since the app last followed it, digits of whole rupees; null = it has followed. */
  readonly bill: string | null;
  /** Null until the outbox runs. */
  readonly outbox: OutboxState | null;
  /** Calls that wait for a fresh auth token. Empty = none is being asked for. */
  readonly awaitingToken: readonly PendingCall[];
}

/** One customer's purchase: what is typed of it, and what the lenders have answered. */
export interface Purchase {
  readonly mobile: string;
  /** A code that was sent or is on its way when its sheet closed, which opens there again; null = none. */
  readonly leftOtp: TypedOtp | null;
  readonly applicant: Applicant;
  /** Digits as typed, '' = empty. Whole rupees. */
  readonly amount: string;
  readonly amountIssue: AmountIssue;
  /** Whole rupees that the lenders were asked about; null before the first submit. */
  readonly submittedAmount: number | null;
  /** Whole rupees: what was asked before `submittedAmount`; null before the second submit. */
  readonly prevAmount: number | null;
  readonly selectedLenderId: string | null;
  readonly selectedLenderDetails: SalesLender | null;
  readonly getEmiDetailsResponse: CallState<readonly SalesLender[]>;
  /** Lenders and amount (whole rupees) that were last shown; what a failed update falls back to. */
  readonly lastEmiDetails: { readonly amount: number; readonly lenders: readonly SalesLender[] } | null;
  readonly preEligibilityResponse: CallState<PreEligibilityAnswer>;
  readonly checkEligibilityResponse: CallState<EligibilityResponse>;
  /** Message key of the last eligibility check; null before it. */
  readonly outcome: Outcome | null;
  /** The customer is to be checked once the plans for the submitted amount are there. */
  readonly checkAfterPlans: boolean;
}

/** The whole of the sales app: session, purchase and view, and what lies over any view. Field names of S2§3 are kept, or
 *  read by `flow/spec-names.ts`. */
export interface SalesState extends CallsState<SalesCalls> {
  readonly session: Session;
  readonly purchase: Purchase;
  readonly view: View;
  readonly modal: Modal;
  /** 'Close the sales app?' lies over everything. */
  readonly isCloseAsked: boolean;
  readonly offline: boolean;
  readonly toast: Toast | null;
  /** Grows with each retry of a part of the app that did not load. */
  readonly chunkAttempt: number;
}

/** The state without what is being typed, which changes with a key: what a screen is drawn from. */
export type ShownState = Omit<SalesState, 'purchase' | 'view'> & {
  readonly purchase: Omit<Purchase, 'amount' | 'mobile' | 'applicant'>;
  readonly view: View<ShownSheet>;
};
