/** Why the sales app asks to be closed. */
declare const closeReasons: readonly ["closeButton", "homeButton", "escape", "sheetDismissed", "sessionExpired", "agentBlocked", "accountBlocked", "errorExit", "incompatible", "routeReset"];
type CloseReason = (typeof closeReasons)[number];

/** Why the checkout asks to be closed. `completed` comes after `transactionCompleted`; `cancelled` = the shopper gave the
 *  payment up; `failed` = left after a failure; the three of the shopper's hand leave a payment as it stands. */
declare const checkoutCloseReasons: readonly ["completed", "cancelled", "failed", "closeButton", "backButton", "escape", "expired", "sessionExpired", "accountBlocked", "incompatible"];
type CheckoutCloseReason = (typeof checkoutCloseReasons)[number];

/** Why the widget asks to be closed. The last three end a headless check: the lenders have answered; this shopper has
 *  not verified the number, or not within 30 minutes; nobody could be asked. */
declare const eligibilityCloseReasons: readonly ["closeButton", "backButton", "escape", "checked", "notVerified", "unavailable"];
type EligibilityCloseReason = (typeof eligibilityCloseReasons)[number];

/** Why a widget asks to be closed. */
declare const widgetCloseReasons: readonly ["closeButton", "backButton", "escape"];
type WidgetCloseReason = (typeof widgetCloseReasons)[number];

/** How an SDK call can fail, and whether the same call may succeed when repeated. Wording stands in the docs: the SDK
 *  has no bytes to spare for it. */
declare const sdkErrors: {
    /** The script itself did not arrive. */
    readonly SCRIPT_LOAD_FAILED: true;
    /** An option is missing or wrong; `field` names it. */
    readonly OPTIONS_INVALID: false;
    /** Called where there is no page, as while a server renders. */
    readonly NO_BROWSER: false;
    /** The frame's page did not load. */
    readonly FRAME_LOAD_FAILED: true;
    readonly FRAME_LOAD_TIMEOUT: true;
    /** The frame loaded and did not greet in time: refused by the browser, or broken. */
    readonly HANDSHAKE_TIMEOUT: true;
    /** The frame did not answer a call in time. */
    readonly CALL_TIMEOUT: true;
    /** SDK and frame speak different versions of the bridge. */
    readonly PROTOCOL_UNSUPPORTED: false;
    /** The frame refused to open for this merchant or origin. */
    readonly FRAME_REFUSED: false;
    /** The frame went away in mid-session. */
    readonly FRAME_CRASHED: true;
    /** `getAuthToken` failed, or gave nothing usable in time. */
    readonly TOKEN_UNAVAILABLE: true;
    /** The figures of the line by the price could not be had. */
    readonly TERMS_UNAVAILABLE: true;
};
type SdkErrorCode = keyof typeof sdkErrors;

/** Steps of a payment. Source: S1§4, S2§3. */
declare const paymentSteps: readonly ["PAYMENT_LINK", "EMI_PLAN_SELECTION", "VERIFY_MOBILE", "TWO_FACTOR", "LENDER_OTP", "NTB", "NTB_APPLICATION", "RETRY", "KFS_CONSENT", "CW_OPENED", "SPLIT_TXN_LINK_SEND"];
type PaymentStep = (typeof paymentSteps)[number];
/** Where a step or the whole payment stands. COMPLETE and CANCELED are final; FAILED goes on only through RETRY.
 *  Source: S1§4, decisions (Payment flow). */
declare const paymentStatuses: readonly ["INITIATED", "COMPLETE", "FAILED", "CANCELED"];
type PaymentStatus = (typeof paymentStatuses)[number];

/** How and why a call of the SDK failed. */
interface KadamErrorInfo {
    /** One of the documented codes. */
    readonly code: SdkErrorCode;
    /** True where the same call may succeed when it is repeated. */
    readonly retryable: boolean;
    /** The option or message field at fault, where there is one. */
    readonly field?: string | undefined;
    readonly message: string;
}
/** What every call takes. */
interface CommonOptions {
    /** Your public key. */
    merchantKey: string;
    /** What people see of you. `merchantLogo` and `merchantURL` are http(s) addresses. */
    merchantDetails: {
        merchantName: string;
        merchantLogo?: string;
        merchantURL?: string;
    };
    /** Two colours like `#007E3F`; contrast is worked out from them. */
    merchantTheme?: {
        primaryCTAColor?: string;
        secondaryCTAColor?: string;
    };
    /** Language of the frame. Default `en`. */
    locale?: 'en' | 'hi';
    /** Milliseconds. Defaults: 15,000 to load the frame, 10,000 to greet it, 10,000 for one call. */
    timeouts?: {
        loadMs?: number;
        handshakeMs?: number;
        callMs?: number;
    };
    /** Hears of every event, for your own analytics; by default nobody does. It is told no number, name, amount, order or
     *  token: see {@link AnalyticsEvent}. */
    analytics?: (event: AnalyticsEvent) => void;
}
/** What happened in a frame, in words of ours alone: nothing in it is about a person. */
interface AnalyticsEvent {
    readonly frame: 'SalesApp' | 'Checkout' | 'Eligibility' | 'Benefit' | 'Communication';
    /** Name of the session's event: `opened`, `stepChanged`, `closed` … */
    readonly event: string;
    /** Of `stepChanged`. */
    readonly step?: PaymentStep;
    readonly status?: PaymentStatus;
    /** Of `error`. */
    readonly code?: SdkErrorCode;
    /** Of `closed`. */
    readonly outcome?: 'completed' | 'cancelled' | 'pending' | 'failed';
    readonly reason?: string;
}
/** Options of {@link KadamApi.openSalesApp}. */
interface OpenSalesAppOptions extends CommonOptions {
    /** The sales agent at the till. */
    merchantAgentId: string;
    /** Called for the first token and whenever one has expired. Ask your own server for it: only the server knows the
     *  secret that signs it. */
    getAuthToken: () => string | Promise<string>;
    /** `EMI_HOME` (default) opens the whole app; any other value opens it for one eligibility check. */
    type?: string;
    /** Scope of the token. Default `sales`. */
    icScope?: string;
    /** The customer's mobile, ten digits, to be filled in. */
    mobile?: string;
    /** The purchase amount in whole rupees, 1 to 99,99,999, to be filled in. */
    amount?: number;
    /** A text to be shown instead of the first screen. */
    error?: string;
}
/** Options of {@link KadamApi.openCheckout}. The amount is the order's. */
interface OpenCheckoutOptions extends CommonOptions {
    /** What your server got for the order, as text or as a function that fetches it. */
    checkoutToken: string | (() => string | Promise<string>);
    /** Back closes the checkout. Default false: Back goes to the previous step. */
    closeWidgetOnBack?: boolean;
    /** The close icon, whether it asks before it cancels (both true by default), and whether the checkout opens with that
     *  question, as when the shopper presses a way out of your own page (default false). */
    closeIconConfig?: {
        showCloseIcon?: boolean;
        shouldShowCancellationPopup?: boolean;
        showCancellationPopup?: boolean;
    };
    /** The shopper's number on later screens, and the icon to change it. Both true by default. */
    userDetailsConfig?: {
        showMobileContainer?: boolean;
        showEditIcon?: boolean;
    };
    /** How the WhatsApp box stands at first. Default true. */
    isWhatsappConsentAccepted?: boolean;
}
/** Options of every widget. */
interface WidgetOptions extends CommonOptions {
    /** The price of what the page shows, whole rupees, 1 to 99,99,999. */
    amount?: number;
}
/** Options of {@link KadamApi.checkEligibility}. */
interface CheckEligibilityOptions extends WidgetOptions {
    /** Where the widget stands in your page, as an element or a selector. Without one it opens over the page. */
    container?: Element | string;
    /** The shopper's mobile, ten digits, to be filled in. */
    mobile?: string;
    /** `headless` shows nothing: it checks the number that this shopper has verified on your site within 30 minutes (that
     *  of `mobile`, if given), and ends: `completed` with the result, else `cancelled` with `notVerified` or
     *  `unavailable`. A browser that denies storage to frames has verified nobody. */
    mode?: 'headless';
    /** Where the shopper came from; goes with the OTP. */
    campaign?: {
        utmSource?: string;
        utmMedium?: string;
        utmContent?: string;
        utmTerm?: string;
        utmCampaign?: string;
        campaignId?: string;
    };
}
/** Why any session may end, beside the frame's own reasons. */
type HostEndReason = 
/** `session.close()` */
'hostClosed'
/** `session.destroy()` */
 | 'destroyed'
/** The browser's Back button. */
 | 'back'
/** The page took the frame out of the document. */
 | 'hostRemoved'
/** It could not be opened or went away; `error` says why. */
 | 'failed';
/** Why a session of the sales app ended. */
type EndReason = CloseReason | HostEndReason;
/** An end that tells nothing but its reason: exactly one that `failed` has an `error`. */
type PlainEnd<Reason extends string> = {
    readonly reason: Exclude<Reason, 'failed'>;
    readonly error?: never;
} | {
    readonly reason: 'failed';
    readonly error: KadamErrorInfo;
};
/** How a session of the sales app ended. */
type SessionEnd = PlainEnd<EndReason>;
/** What came of a session, and why it ended. A failure that the frame itself has shown brings no `error`. */
type EndWith<Outcome extends string, Reason, Found = unknown> = {
    readonly outcome: Outcome;
    readonly reason: Reason;
    readonly error?: never;
} & Found;
type FailedEnd = {
    readonly outcome: 'failed';
    readonly reason: 'failed';
    readonly error?: KadamErrorInfo;
};
/** How a checkout ended. Only your server, which verifies `signedResult` or hears the webhook, knows that it is paid. */
type CheckoutEnd = EndWith<'completed', CheckoutCloseReason | HostEndReason, CompletedPayment> | EndWith<'cancelled', CheckoutCloseReason | HostEndReason> | PendingEnd | FailedEnd;
/** The payment may still be completed: the lender has been asked. Offer no other way to pay before your server knows. */
interface PendingEnd {
    readonly outcome: 'pending';
    readonly reason: CheckoutCloseReason | HostEndReason;
    /** What the SDK found, where the reason is `failed`. */
    readonly error?: KadamErrorInfo;
}
/** A payment that is complete, to be verified by your server. */
interface CompletedPayment {
    /** Compact JWS; its keys are at the provider's `/.well-known/jwks.json`. */
    readonly signedResult: string;
    readonly orderId: string;
    readonly txnUuid: string;
}
/** What your page learns of an eligibility check: never the number, a code or a limit. */
interface EligibilityResult {
    /** `preApproved`: can pay at once with `lenders`. `newToBank`: may apply with `lenders` while paying. `notEligible`:
     *  neither, and `lenders` is empty. */
    readonly outcome: 'preApproved' | 'newToBank' | 'notEligible';
    readonly isEligible: boolean;
    readonly isPreApproved: boolean;
    readonly isNtbAllowed: boolean;
    /** Best first. */
    readonly lenders: readonly EligibleLender[];
    /** The same for the same number at your shop; nobody can turn it back into the number. */
    readonly hashedMobile?: string;
    /** What was checked, whole rupees; missing where the page gave no amount. */
    readonly amount?: number;
}
/** A lender that is ready to lend, or to take an application. */
interface EligibleLender {
    readonly lenderId: string;
    readonly name: string;
    /** Whole rupees a month; missing where no amount was given or the lender does not finance it. */
    readonly lowestEmiRupees?: number;
}
/** How an eligibility check ended. `completed` = there was a result, the last of which is `result`. */
type EligibilityEnd = EndWith<'completed', EligibilityCloseReason | HostEndReason, {
    readonly result: EligibilityResult;
}> | EndWith<'cancelled', EligibilityCloseReason | HostEndReason> | FailedEnd;
/** How a widget that only shows something ended. */
type WidgetEnd = PlainEnd<WidgetCloseReason | HostEndReason>;
type Empty = Readonly<Record<string, never>>;
/** Events of every session. `closed` is the one terminal event: it fires exactly once, and nothing fires after it. */
interface CommonEvents<End> {
    /** Something went wrong. The frame's place offers to try again where that may help. */
    error: KadamErrorInfo;
    closed: End;
}
/** Events of the sales app. */
interface SessionEvents extends CommonEvents<SessionEnd> {
    /** The app is on the screen and has the first token. */
    opened: {
        readonly type: string;
    };
    /** The app asked for a fresh token. */
    tokenRequested: Empty;
}
/** Events of the checkout. */
interface CheckoutEvents extends CommonEvents<CheckoutEnd> {
    opened: Empty;
    /** The first screen is drawn. */
    widgetReady: Empty;
    stepChanged: {
        readonly step: PaymentStep;
        readonly status: PaymentStatus;
    };
    /** The payment is complete; the shopper still sees the receipt. */
    transactionCompleted: CompletedPayment;
    /** Whether the payment may still be completed without the checkout; an end is `pending` while it may. */
    pendingChanged: {
        readonly isPending: boolean;
    };
    /** The browser is asked to read a code from an SMS. The code itself never leaves the frame. */
    otpCredential: {
        readonly state: 'requested' | 'received' | 'ended';
    };
}
/** Events of the eligibility widget. */
interface EligibilityEvents extends CommonEvents<EligibilityEnd> {
    opened: Empty;
    widgetReady: Empty;
    /** The lenders have answered; again for every new number or amount. */
    eligibilityChecked: {
        readonly result: EligibilityResult;
    };
    /** The shopper wants to buy on EMI, or to apply while buying. */
    purchaseAsked: Empty;
    otpCredential: {
        readonly state: 'requested' | 'received' | 'ended';
    };
}
/** Events of the benefit and communication screens. */
interface WidgetEvents extends CommonEvents<WidgetEnd> {
    opened: Empty;
    widgetReady: Empty;
    /** The shopper has pressed 'Check eligibility'. */
    eligibilityAsked: Empty;
}
/** One opening of a frame. */
interface Session<Events extends CommonEvents<unknown>> {
    on<Name extends keyof Events>(event: Name, handler: (payload: Events[Name]) => void): this;
    off<Name extends keyof Events>(event: Name, handler: (payload: Events[Name]) => void): this;
    /** Closes it. Does nothing once it has ended. */
    close(): void;
    /** Takes everything away at once, whatever state it is in. */
    destroy(): void;
    /** How it ended. Never rejects. */
    readonly result: Promise<Events['closed']>;
}
type SalesAppSession = Session<SessionEvents>;
type CheckoutSession = Session<CheckoutEvents>;
type WidgetSession = Session<WidgetEvents>;
interface EligibilitySession extends Session<EligibilityEvents> {
    /** The price has changed (another variant): what is shown follows. Throws `OPTIONS_INVALID`. */
    setAmount(amountRupees: number): void;
}
/** The SDK: `window.Kadam` where the script was loaded by a tag. Every call throws `OPTIONS_INVALID` at once when an
 *  option is missing or wrong, naming the field; the same call while its session is open returns that session. */
interface KadamApi {
    /** Opens the sales app over the page. */
    openSalesApp(options: OpenSalesAppOptions): SalesAppSession;
    /** Opens the checkout of one order over the page. */
    openCheckout(options: OpenCheckoutOptions): CheckoutSession;
    /** Checks a shopper's eligibility, inline in a container or over the page. */
    checkEligibility(options: CheckEligibilityOptions): EligibilitySession;
    /** Shows what card-less EMI is good for, inside the page. */
    mountBenefits(container: Element | string, options: WidgetOptions): WidgetSession;
    /** Explains card-less EMI over the page. */
    openCommunication(options: WidgetOptions): WidgetSession;
    /** Loads a frame ahead, on hover or when the page is idle; the next call that opens it takes it over. Returns how to
     *  undo that. */
    preload(frame: 'salesApp' | 'checkout' | 'eligibility' | 'benefit' | 'communication', options: {
        merchantKey: string;
    }): () => void;
    /** '' where the script does not know its provider: then each call throws `SCRIPT_LOAD_FAILED`. */
    readonly version: string;
}

/** The SDK for one provider (an origin like `https://pay.example`). Does nothing on the network before its first call,
 *  and may be made on a server, where a call throws `NO_BROWSER`. Throws `OPTIONS_INVALID`. */
declare const createKadam: (given: {
    provider: string;
}) => KadamApi;

/** An error of the SDK. Its wording stands in the docs, under its code. */
declare class KadamError extends Error implements KadamErrorInfo {
    readonly code: SdkErrorCode;
    readonly field?: string | undefined;
    readonly name = "KadamError";
    readonly retryable: boolean;
    constructor(code: SdkErrorCode, cause?: unknown, detail?: string, field?: string | undefined);
}

/** The events of each kind of session, for whoever hears them all. */
declare const sessionEvents: {
    readonly salesApp: ("opened" | "error" | "closed" | "tokenRequested")[];
    readonly checkout: ("opened" | "widgetReady" | "otpCredential" | "error" | "closed" | "stepChanged" | "transactionCompleted" | "pendingChanged")[];
    readonly eligibility: ("opened" | "widgetReady" | "eligibilityChecked" | "purchaseAsked" | "otpCredential" | "error" | "closed")[];
    readonly widget: ("opened" | "widgetReady" | "error" | "closed" | "eligibilityAsked")[];
};

/** What stands in for the SDK until its script is there: it keeps the calls that open something. */
interface KadamQueue extends Omit<KadamApi, 'version' | 'preload'> {
    readonly version?: undefined;
    readonly preload?: undefined;
}
/** `window.Kadam`, once it is there: `version` tells the SDK from the queue before it. */
type KadamOnPage = KadamApi | KadamQueue;
declare global {
    /** Where a page loads the SDK by a tag. */
    var Kadam: KadamOnPage | undefined;
}

export { KadamError, createKadam, sessionEvents };
export type { AnalyticsEvent, CheckEligibilityOptions, CheckoutEnd, CheckoutEvents, CheckoutSession, CommonOptions, CompletedPayment, EligibilityEnd, EligibilityEvents, EligibilityResult, EligibilitySession, EligibleLender, EndReason, HostEndReason, KadamApi, KadamErrorInfo, KadamOnPage, KadamQueue, OpenCheckoutOptions, OpenSalesAppOptions, SalesAppSession, Session, SessionEnd, SessionEvents, WidgetEnd, WidgetEvents, WidgetOptions, WidgetSession };
