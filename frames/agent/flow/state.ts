import type { EligibilityResponse, EmiPlan, SalesLender } from '../../../shared/api/sales';
import { salesPages } from '../../../shared/site/routes';
import type { Failure } from '../../platform/api/failure';
import type { CallsState } from '../../platform/flow/calls';
import type { ThemeColors } from '../../platform/theme/apply-theme';
import type { CallState, PendingCall, SalesCalls } from './calls';
import type { Draft } from './draft';

export type { EligibilityResponse, EmiPlan, SalesLender };

/** Addresses of the sales app. */
export const routes = [salesPages.path, ...salesPages.aliases] as const;
export type Route = (typeof routes)[number];

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

/** What an eligibility check means for the agent. Source: S2§4; APPROVED_FOR_LESS_MSG is ours. */
export const outcomes = [
  'NO_LENDERS_MSG',
  'TRY_ANOTHER_LENDER_MSG',
  'APPROVED_FOR_LESS_MSG',
  'CUST_PRE_APPROVED_MSG',
  'CUST_CREDIT_LIMIT_MSG',
] as const;
export type Outcome = (typeof outcomes)[number];

/** `moduleName` is the open sheet, null exactly when `showOverlay` is false. `overlayHeight` is percent of the
 *  window; null means the default of 75. Source: S2§2, S2§3. */
export type BottomSheetConfig =
  | { readonly showOverlay: false; readonly moduleName: null; readonly overlayHeight: null }
  | { readonly showOverlay: true; readonly moduleName: SheetModule; readonly overlayHeight: number | null };

/** Words of the open sheet, in the agent's language; '' = leave that line out. `textColor` is a tone that the sheet
 *  maps to a token. Source: S2§3. */
export interface BottomSheetData {
  readonly mainTitle: string;
  readonly subTitle: string;
  readonly primaryText: string;
  readonly secondaryText: string;
  readonly btnName: string;
  readonly textColor: 'default' | 'success' | 'warning' | 'error';
}

/** The sheet over the screen. `covers`: the one that the interstitial lies over, which is open again after it. */
export type Sheet = { readonly name: 'none' } | OpenSheet;
export interface OpenSheet {
  readonly name: SheetModule;
  readonly words: BottomSheetData;
  readonly covers: OpenSheet | null;
}

/** Source: S2§3. `merchantLogo` and `merchantURL` are '' where the host sent none. */
export interface MerchantData {
  readonly type: string;
  readonly merchantKey: string;
  readonly merchantName: string;
  readonly merchantLogo: string;
  readonly merchantAgentId: string;
  readonly merchantURL: string;
  /** Already checked to be #rrggbb. */
  readonly theme: ThemeColors;
  readonly postMsgMerchantOrigin: string;
  readonly authToken: string;
  /** Scope of the SDK, sent with every request. */
  readonly icScope: string;
}

/** Why the amount is refused at its field. Limits in whole rupees. Source: S2§5. */
export type AmountFault =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'belowMin'; readonly minRupees: number }
  | { readonly kind: 'aboveMax'; readonly maxRupees: number };

/** A Secure Share Code that was sent. Times are epoch ms of this device's clock. `attemptsRemaining` is null where
 *  this page does not know it; the warning shows for 1 to 3, and with 0 no code is taken before the next one. */
export interface SentCode {
  readonly resendAtMs: number;
  /** null where this page does not know it. */
  readonly expiresAtMs: number | null;
  readonly attemptsRemaining: number | null;
}

/** Mobile and share code, as words. Source: S2§4.
 *  - entering: the number is being typed; `failure` is shown inline under the field.
 *  - alreadyVerified: nothing is sent; the note and 'Check eligibility' show.
 *  - sending: the first code (`sent` null) or another one (`sent` is the earlier one, code entry stays on screen).
 *  - codeEntry / verifying: `code` holds the digits typed so far.
 *  - verified: the code was right and eligibility is being asked. */
export type MobileFlow =
  | { readonly step: 'entering'; readonly failure: Failure | null }
  | { readonly step: 'alreadyVerified' }
  | { readonly step: 'sending'; readonly sent: SentCode | null }
  | { readonly step: 'codeEntry'; readonly sent: SentCode; readonly code: string; readonly failure: Failure | null }
  | { readonly step: 'verifying'; readonly sent: SentCode; readonly code: string }
  | { readonly step: 'verified' };

/** The new-to-bank application form and its result. `lenderId` is the lender applied with. Source: S2§3, S2§4. */
export interface NtbForm {
  readonly lenderId: string | null;
  readonly userName: string;
  readonly email: string;
  readonly nameFault: 'none' | 'required';
  readonly emailFault: 'none' | 'invalid';
}
export type NtbShare =
  | { readonly step: 'form'; readonly failure: Failure | null }
  | { readonly step: 'submitting' }
  | { readonly step: 'shared'; readonly ntbLink: string; readonly whatsAppLink: string };

/** How this browser can hand the EMI picture on: 'native' = share sheet with files, 'screenshot' = Firefox,
 *  'download' = picture is downloaded, 'manual' = neither. Source: S2§8, Q-045. */
export type ShareSupport = 'native' | 'screenshot' | 'download' | 'manual';
export type ShareState = 'ready' | 'sharing' | 'shared' | 'downloaded' | 'fellBack';

/** `title` and `message` null = 'Error' and the default text of the catalogue. `failure` gives the code to show.
 *  `canRetry`: 'Retry' makes once more what was interrupted. Source: S2§2, S2§4. */
export type ErrorModalState =
  | { readonly status: 'closed' }
  | {
      readonly status: 'open';
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

export type ToastKind = 'linkCopied' | 'copyFailed' | 'codeSent' | 'newCustomer' | 'shared' | 'imageDownloaded';
export interface Toast {
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
  readonly hours: string;
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

/** A screen that has no address and takes the place of everything. */
export type TerminalScreen = 'none' | 'accountBlocked' | 'incompatible';

/** The whole of the sales app. Field names of S2§3 are kept, or read by `flow/spec-names.ts`;
 *  the rest stands below them. */
export interface SalesState extends CallsState<SalesCalls> {
  readonly mobile: string;
  /** Digits as typed, '' = empty. Whole rupees. */
  readonly amount: string;
  /** Whole rupees: what was asked before `submittedAmount`; null before the second submit. */
  readonly prevAmount: number | null;
  /** Whole rupees that the lenders were asked about; null before the first submit. */
  readonly submittedAmount: number | null;
  readonly selectedLenderId: string | null;
  readonly selectedLenderDetails: SalesLender | null;
  readonly checkEligibilityResponse: CallState<EligibilityResponse>;
  readonly getEmiDetailsResponse: CallState<readonly SalesLender[]>;
  readonly preEligibilityResponse: CallState<PreEligibilityAnswer>;
  readonly merchantData: MerchantData;
  readonly salesAppInitError: InitError | null;

  readonly phase: Phase;
  readonly terminalScreen: TerminalScreen;
  /** Routes from the first screen to the present one. Never empty. */
  readonly stack: readonly Route[];
  readonly sheet: Sheet;
  readonly mobileFlow: MobileFlow;
  readonly verifiedMobiles: readonly VerifiedMobile[];
  readonly amountFault: AmountFault;
  /** Message key of the last eligibility check; null before it. */
  readonly outcome: Outcome | null;
  /** The customer is to be checked once the plans for the submitted amount are there. */
  readonly checkAfterPlans: boolean;
  readonly ntbForm: NtbForm;
  readonly ntbShare: NtbShare;
  readonly shareSupport: ShareSupport;
  readonly shareState: ShareState;
  readonly errorModal: ErrorModalState;
  /** The failure that led to the session-expired, agent-blocked or account-blocked screen. */
  readonly terminalFailure: Failure | null;
  readonly offline: boolean;
  readonly toast: Toast | null;
  /** From init; empty and null until it has answered. */
  readonly lenders: readonly LenderLimits[];
  readonly support: SupportContact | null;
  readonly userUuid: string | null;

  /** Calls that wait for a fresh auth token. Empty = none is being asked for. */
  readonly awaitingToken: readonly PendingCall[];
  /** Where init leads once it has answered. */
  readonly entry: { readonly path: Route | null; readonly draft: Draft | null };
  /** Lenders and amount (whole rupees) that were last shown; what a failed update falls back to. */
  readonly lastEmiDetails: { readonly amount: number; readonly lenders: readonly SalesLender[] } | null;
  readonly interstitialTimerId: number | null;
  /** Takes the words at the number or its code away; null before the first ones. */
  readonly failureTimerId: number | null;
  /** Grows with each retry of a part of the app that did not load. */
  readonly chunkAttempt: number;
}
