import type { ResponseOf } from '../../../shared/api/endpoint';
import type { Kfs } from '../../../shared/api/kfs';
import type { orderInfo } from '../../../shared/api/payment';
import type { ApplicationLender, Completion, PaymentLender } from '../../../shared/api/payment-fields';
import type { getKfsData } from '../../../shared/api/payment-kfs';
import type { AivfType } from '../../../shared/lenders/lender';
import type { PricedPlan } from '../../../shared/lenders/priced-plan';
import type { Locale } from '../../../shared/locales';
import type { Texts } from '../../../shared/messages/define-messages';
import type { PlanRefusal } from '../../../shared/rules/nearest-alternatives';
import type { PaymentStep } from '../../../shared/rules/payment-flow/steps';
import type { AppLinkStep } from '../../app-link';
import type { ApplicationField, ApplicationValues, QuestionStep } from '../../new-to-bank';
import type { Failure } from '../../platform/api/failure';
import type { CallStatus } from '../../platform/flow/calls';
import type { Theme } from '../../platform/theme/theme-of';
import type { checkoutMessages } from '../messages';
import type { AnswerOf } from './calls';
import type { Modal, Screen } from './screen';
import type { SessionConfig } from './session-config';

export type {
  EndReason,
  Modal,
  ModalName,
  RecoveryOption,
  Screen,
  ScreenName,
  ScreenOf,
} from './screen';
export type { ApplicationLender, Completion, Kfs, PaymentLender };

/** Source: S1§3. `merchantLogo` and `merchantURL` are '' where nobody sent one; `merchantOrigin` is '' on the full page,
 *  and then nothing is posted to anybody. */
export interface MerchantData {
  readonly merchantKey: string;
  readonly merchantName: string;
  readonly merchantLogo: string;
  readonly merchantURL: string;
  readonly merchantOrigin: string;
  /** Already checked to be #rrggbb. */
  readonly theme: Theme;
}

/** How the host wants the checkout to behave. Source: S1§3 (WID-015..023). */
export interface HostConfig {
  /** Back closes the checkout; otherwise it goes to the previous step, and closes from the first one. */
  readonly closeWidgetOnBack: boolean;
  readonly closeIconConfig: {
    readonly showCloseIcon: boolean;
    /** The close button asks before it cancels. Whether the popup is open is `modal`. */
    readonly shouldShowCancellationPopup: boolean;
  };
  readonly userDetailsConfig: {
    /** Show the shopper's number on the screens after it is known. */
    readonly showMobileContainer: boolean;
    /** Show the edit icon beside it. */
    readonly showEditIcon: boolean;
  };
}

/** The bar at the top of each screen. The reducer keeps it up to date after every event. Source: S1§3 (LAY-022). */
export interface NavBarConfig {
  /** Name of the shop; '' before it is known. */
  readonly titleText: string;
  /** Address of the shop's logo; '' = monogram. */
  readonly logo: string;
  readonly showBackBtn: boolean;
  readonly showHelpBtn: boolean;
  readonly showCloseBtn: boolean;
}

/** How the checkout was opened: over the merchant's page, or as a full page from a link. */
export type Entry =
  | { readonly kind: 'frame'; readonly checkoutToken: string }
  | { readonly kind: 'page'; readonly ref: string }
  /** Back on our page from the lender's own one; the session is still in this tab. */
  | { readonly kind: 'lenderReturn' };

/** The order; times on this device's clock. */
type Order = Omit<
  ResponseOf<typeof orderInfo>,
  'serverNowMs' | 'shouldShowTimer' | 'isWhatsappConsentAccepted' | 'sessionConfig'
>;

/** `null` where the order has no timer to show. Epoch ms of this device's clock; the line under the timer runs from
 *  `startsAtMs` to `endsAtMs`. */
interface OrderTimer {
  readonly startsAtMs: number;
  readonly endsAtMs: number;
}

/** Everything the shopper has typed or ticked. It survives failures, an offline spell and steps back and forth; all
 *  but secrets, and the ticks under a statement or an application, also survives a reload. */
export interface Typed {
  /** 0 to 10 digits. */
  readonly mobile: string;
  readonly isTermsAccepted: boolean;
  readonly isWhatsappConsentAccepted: boolean;
  /** Secret: the shopper's OTP, 0 to 5 digits. */
  readonly otp: string;
  /** Secret: PIN 0 to 4 digits; date of birth as typed digits DDMMYYYY, 0 to 8; PAN 0 to 10, upper case. */
  readonly aivfValue: string;
  /** Secret: the lender's OTP, 0 to 5 digits. */
  readonly lenderOtp: string;
  readonly isKfsAccepted: boolean;
  /** Number that the payment link goes to, 0 to 10 digits. */
  readonly linkMobile: string;
  /** The form of an application. Source: S1§3 (WID-024). */
  readonly preScreeningFormData: ApplicationValues;
  /** The language in which the consent under the application was ticked; null = not ticked. */
  readonly ntbConsentIn: Locale | null;
}

/** Lenders with their plans. Before the number is verified: every lender of the merchant. */
interface Offers {
  readonly isMobileVerified: boolean;
  /** null before the number is verified. */
  readonly isPreApproved: boolean | null;
  readonly isNtbAllowed: boolean | null;
  readonly lenders: readonly PaymentLender[];
  /** Who lends a part of the price, with the plans for that part; none where the shop takes none itself. */
  readonly partLenders?: readonly PaymentLender[] | undefined;
  readonly ntbLenders: readonly ApplicationLender[];
}

/** What is chosen; null = nothing yet. `emiPlanId` belongs to `lenderId`, and is for `financedAmount` of the price, whole
 *  rupees: undefined = for all of it, else the shop takes the rest itself. */
export interface Choice {
  readonly lenderId: string | null;
  readonly emiPlanId: string | null;
  readonly financedAmount?: number | undefined;
}

/** Whether the lender may debit the instalments. `needed`: the shopper has still to register a mandate on the page at
 *  `url`, which leads there until `expiresAtMs` (of this device's clock). `away`: it is open. `opening`: an address that
 *  still leads there is asked for. `isBlocked`: the browser did not open it. */
export type Mandate =
  | { readonly mandate: 'notNeeded' | 'registered' }
  | {
      readonly mandate: 'needed';
      readonly url: string;
      readonly expiresAtMs: number;
      readonly phase: 'offered' | 'opening' | 'away';
      readonly isBlocked: boolean;
    };

/** The plan of the payment as the server named it: it stands whatever the lenders offer by now, or before they answer. */
interface KnownPlan {
  readonly lenderId: string;
  readonly lenderName: string;
  readonly plan: PricedPlan;
}

/** Source: S2§3 (NTB application state). */
export interface NtbApplication {
  readonly applicationId: string | null;
  readonly selectedNtbLenderId: string | null;
  /** The lender's own window; null without one. */
  readonly lenderWindowUrl: string | null;
  /** Lenders that have refused this customer. */
  readonly rejectedLenderIds: readonly string[];
  /** Lender of the form that a reload has interrupted; null once it is back, or where there was none. */
  readonly resumesWith: string | null;
  /** Which fields are refused, by the rule of each. */
  readonly issues: readonly ApplicationField[];
  /** A question to support about the application. Its text is the screen's own. */
  readonly question: QuestionStep;
}

export type SnackbarKind = keyof Texts<typeof checkoutMessages>['snackbars'];
/** Goes after 3 s or when dismissed. Source: S1§4, S1§9 (TXN-036..039). */
export interface Snackbar {
  readonly id: number;
  readonly kind: SnackbarKind;
  readonly tone: 'info' | 'success' | 'error';
}

/** Whether the shopper is asked for more time. - notYet: there is enough. - declined: they go on without. - failed: asked, and
 *  what was tried did not work. */
type MoreTime = 'notYet' | 'asked' | 'declined' | 'failed';

/** - waiting: not opened yet. - open: in use. - closed: the host was asked to close, or the page has left. */
type Phase = 'waiting' | 'open' | 'closed';

/** The whole of the checkout. Screens read it and send events; nothing else is passed to them. */
export interface CheckoutState {
  readonly phase: Phase;
  readonly screen: Screen;
  readonly modal: Modal;
  readonly snackbar: Snackbar | null;
  /** The line is down: a dialog over everything, which goes by itself. */
  readonly offline: boolean;

  readonly entry: Entry | null;
  readonly merchant: MerchantData;
  /** How the host wants the checkout to behave. */
  readonly widgetData: HostConfig;
  /** How the server wants this session to show itself. */
  readonly config: SessionConfig;
  readonly navBarConfig: NavBarConfig;
  /** The host page is one of the provider's own. Source: S1§3 (WID-022). */
  readonly isProviderOrigin: boolean;
  /** Order as the merchant's server sent it. Source: S1§3 (TXN-014). */
  readonly pgData: Order | null;
  readonly timer: OrderTimer | null;
  readonly moreTime: MoreTime;
  readonly paymentUserData: Typed;
  readonly paymentDetails: Offers | null;
  readonly choice: Choice;
  /** Null before the server has named one. */
  readonly knownPlan: KnownPlan | null;
  /** What the chosen plan costs, from the server; null until it is known or while another one is asked for. */
  readonly preview: { readonly emiPlanId: string; readonly kfs: Kfs } | null;

  /** Where the server says the payment stands. Source: S1§3 (currentOrderStage). */
  readonly currentOrderStage: PaymentStep;
  readonly isMobileVerified: boolean;
  /** What the lenders have said no to, by the number that is verified. */
  readonly refusals: readonly PlanRefusal[];
  /** As '98XXXXX210'; null before an OTP was sent. */
  readonly maskedMobile: string | null;
  /** What the chosen lender asks for; NONE before one is chosen. */
  readonly aivfType: AivfType;
  /** Data of the server about that second factor; null before it is requested. Source: S1§3 (TXN-015). */
  readonly aivfDetails: { readonly attemptsRemaining: number | null } | null;
  /** States of three calls. Source: S1§3 (TXN-007 to TXN-009). */
  readonly initiateTxnApiState: CallStatus;
  readonly confirmOtpApiState: CallStatus;
  readonly posSmsApiState: CallStatus;
  /** Calls on their way that a screen waits for: `sendLink`, `extendOrder`, `mandate`. */
  readonly isLinkSending: boolean;
  readonly isTimeAdding: boolean;
  readonly isMandateAsked: boolean;
  readonly kfs: ResponseOf<typeof getKfsData> | null;
  /** A reservation exists: browser Back no longer leaves the step. Source: S1§4 (TXN-004). */
  readonly isInitiated: boolean;
  readonly completion: Completion | null;
  /** Null while nobody has said, and where the lender has named the account that it debits. */
  readonly mandate: Mandate | null;
  /** Compact JWS for the host page; null until there is one. */
  readonly signedResult: string | null;
  /** How the payment ended, once it has; what the host is told on closing. */
  readonly outcome: 'open' | 'completed' | 'failed' | 'cancelled' | 'expired' | 'pending';
  readonly ntb: NtbApplication;
  /** The SMS with the link of the app. */
  readonly appLink: AppLinkStep;
  /** Seconds from opening until plan and number were given; null before. Source: S1§3 (WID-014). */
  readonly orderDetailsCompletedInSeconds: number | null;
  readonly openedAtMs: number;

  /** Why the server is being asked where the payment stands; null = for no failure. */
  readonly reason: Failure | null;
  /** Where the payment stands, answered before the order that a screen needs; null otherwise. */
  readonly earlyDetails: AnswerOf<'details'> | null;
  /** Grows with each retry of a part of the app that did not load. */
  readonly chunkAttempt: number;
}

/** The state without what is being typed: what a screen is drawn from. */
export type ShownState = Omit<CheckoutState, 'paymentUserData'>;
