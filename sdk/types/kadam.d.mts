// Public types of the Kadam SDK: of `window.Kadam`, and of the module `@kadam/sdk`.
//
// 1. Errors
// 2. Options of the calls
// 3. Ends of a session
// 4. Events of a session
// 5. Sessions and calls
// 6. Values of the module, and `window.Kadam`

// 1. Errors

/** Code of an error of the SDK. `errors.md` of the documentation says what to do about each. */
type ErrorCode =
  /** An option, event name or handler is missing, wrong or misspelt; `field` names it. Not retryable. */
  | 'OPTIONS_INVALID'
  /** The call was made where there is no page, for example while a server renders. Not retryable. */
  | 'NO_BROWSER'
  /** The SDK is too old or too new for the frame. Load the evergreen script. Not retryable. */
  | 'PROTOCOL_UNSUPPORTED'
  /** The frame refused its options, or your origin is not registered for the merchant key. Not retryable. */
  | 'FRAME_REFUSED'
  /** Your token callback threw, rejected, took longer than 10 s, or returned no usable text. */
  | 'TOKEN_UNAVAILABLE'
  /** The script did not load: network, ad blocker, Content-Security-Policy or integrity hash. */
  | 'SCRIPT_LOAD_FAILED'
  /** The browser could not create the frame, or the frame's answer was not valid. */
  | 'FRAME_LOAD_FAILED'
  /** The frame's page did not load in time (`timeouts.loadMs`). */
  | 'FRAME_LOAD_TIMEOUT'
  /** The frame's page loaded but did not connect in time (`timeouts.handshakeMs`). Usually the browser blocked it: the
   *  origin is not registered, the merchant key is unknown, or your `frame-src` does not allow the provider. */
  | 'HANDSHAKE_TIMEOUT'
  /** The frame connected but did not answer in time (`timeouts.callMs`). */
  | 'CALL_TIMEOUT'
  /** The frame crashed, or reloaded and could not be connected again. */
  | 'FRAME_CRASHED'
  /** `<kadam-promo>` could not load its figures. */
  | 'TERMS_UNAVAILABLE';

/** How a call of the SDK failed. */
export interface KadamErrorInfo {
  readonly code: ErrorCode;
  /** True if the same call may succeed when it is repeated. */
  readonly retryable: boolean;
  /** The option, attribute or message field at fault, as a dotted path; absent if the fault is not in a field. */
  readonly field?: string | undefined;
  /** For your log, not for the shopper. */
  readonly message: string;
  /** The value that was thrown, for example by your own `getAuthToken`; absent if nothing was thrown. */
  readonly cause?: unknown;
}

// 2. Options of the calls

/** A frame of the provider, by name. */
type FrameName = 'salesApp' | 'checkout' | 'eligibility' | 'benefit' | 'communication';

/** Language of a frame. */
type Locale = 'en' | 'hi';

/** Step of a payment. */
type PaymentStep =
  | 'PAYMENT_LINK'
  | 'EMI_PLAN_SELECTION'
  | 'VERIFY_MOBILE'
  | 'TWO_FACTOR'
  | 'LENDER_OTP'
  | 'NTB'
  | 'NTB_APPLICATION'
  | 'RETRY'
  | 'KFS_CONSENT'
  | 'CW_OPENED'
  | 'SPLIT_TXN_LINK_SEND';

/** Status of a step. `COMPLETE` and `CANCELED` are final; after `FAILED` the shopper can only retry. */
type PaymentStatus = 'INITIATED' | 'COMPLETE' | 'FAILED' | 'CANCELED';

/** An event of any session, for your analytics. It contains no personal data, no amount, no order and no token. */
export interface AnalyticsEvent {
  readonly frame: 'SalesApp' | 'Checkout' | 'Eligibility' | 'Benefit' | 'Communication';
  /** Name of the session's event, for example `opened`, `stepChanged` or `closed`. */
  readonly event: string;
  /** Of `stepChanged`. */
  readonly step?: PaymentStep;
  /** Of `stepChanged`. */
  readonly status?: PaymentStatus;
  /** Of `error`. */
  readonly code?: ErrorCode;
  /** Of `closed`, for the checkout and the eligibility check. */
  readonly outcome?: 'completed' | 'cancelled' | 'pending' | 'failed';
  /** Of `closed`. */
  readonly reason?: string;
}

/** Options of every call. */
export interface CommonOptions {
  /** Your public key: letters, digits, `_` and `-`, at most 64 characters. */
  merchantKey: string;
  /** Your shop as the shopper sees it. */
  merchantDetails: {
    /** 1 to 80 characters. */
    readonly merchantName: string;
    /** http(s) address of an image on one of your registered origins, at most 2,048 characters. */
    readonly merchantLogo?: string;
    /** http(s) address of your shop, at most 2,048 characters. It is not displayed. */
    readonly merchantURL?: string;
  };
  /** Appearance of the frame. Colours are six hexadecimal digits, for example `#007E3F`; text on them is adjusted for
   *  contrast. */
  merchantTheme?: {
    /** Colour of the main buttons. */
    readonly primaryCTAColor?: string;
    /** Colour of the edge of the second buttons. */
    readonly secondaryCTAColor?: string;
    /** Default `light`. `auto` follows the shopper's system; use it if your page does the same. */
    readonly scheme?: 'light' | 'dark' | 'auto';
    /** Default `inter`. `system` is the typeface of the device. */
    readonly typeface?: 'inter' | 'system';
    /** Default `round`. */
    readonly corners?: 'round' | 'soft' | 'square';
    /** Default `comfortable`. `compact` shows more on one screen, for example at a till. */
    readonly density?: 'comfortable' | 'compact';
  };
  /** Language of the frame as a BCP 47 tag: `en` (default), `hi`, or a longer tag such as `hi-IN`. `auto` takes the
   *  `lang` of your page if it is supported, otherwise the first supported language of the browser. */
  locale?: Locale | `${Locale}-${string}` | 'auto';
  /** Time limits in milliseconds, 1 to 600,000 each. Only the time for which your page is visible counts. */
  timeouts?: {
    /** The whole opening, including its automatic second try. Default 8,000. */
    readonly openMs?: number;
    /** Loading of the frame's page. Default: `openMs`. */
    readonly loadMs?: number;
    /** Connecting to the frame. Default 5,000. */
    readonly handshakeMs?: number;
    /** One call to the frame or to your token callback. Default 10,000. */
    readonly callMs?: number;
  };
  /** The purchase, displayed while the frame loads. The checkout itself takes the order from the provider. */
  order?: {
    /** Name or order number, at most 120 characters. */
    readonly name: string;
    /** Whole rupees, 1 to 99,99,999. */
    readonly amount: number;
  };
  /** Called for every event of the session, in addition to the handlers of `on`. Nothing is reported without it. */
  analytics?: (event: AnalyticsEvent) => void;
}

/** Options of {@link KadamApi.openSalesApp}. */
export interface OpenSalesAppOptions extends CommonOptions {
  /** Id of the sales agent at the till, 1 to 64 characters: the `sub` of the auth token. */
  merchantAgentId: string;
  /** Returns an auth token from your server, within 10 s. Called when the app opens and whenever a token has expired.
   *  Never sign the token in the browser: only your server may know the secret. */
  getAuthToken: () => string | Promise<string>;
  /** The customer's mobile number, ten digits, to be prefilled. */
  mobile?: string;
  /** The purchase amount in whole rupees, 1 to 99,99,999, to be prefilled. */
  amount?: number;
  /** A message of at most 500 characters that is shown instead of the first screen. */
  error?: string;
  /** Position on pages of 860 px and more. `middle` (default): over the page. `docked`: next to the page, which stays
   *  usable. On narrower pages the app covers the whole page. */
  placement?: 'middle' | 'docked';
  /** Default `EMI_HOME`: the whole app. `PRE_ELIGIBILITY` starts with the pre-eligibility check. Any other value of at
   *  most 40 characters opens the app for one eligibility check. */
  type?: string;
  /** Scope of the auth token. Default, and only value today: `sales`. */
  icScope?: string;
}

/** Options of {@link KadamApi.openCheckout}. The amount is that of the order. */
export interface OpenCheckoutOptions extends CommonOptions {
  /** The token that your server received when it started the payment, or a function that fetches it within 10 s. */
  checkoutToken: string | (() => string | Promise<string>);
  /** True: the Back button closes the checkout. Default false: it returns to the previous step. */
  closeWidgetOnBack?: boolean;
  /** The close icon and its question. */
  closeIconConfig?: {
    /** Default true. */
    readonly showCloseIcon?: boolean;
    /** Whether the icon asks before it cancels the payment. Default true. */
    readonly shouldShowCancellationPopup?: boolean;
    /** Whether the checkout opens with that question. Default false. */
    readonly showCancellationPopup?: boolean;
  };
  /** The shopper's number on later screens. */
  userDetailsConfig?: {
    /** Default true. */
    readonly showMobileContainer?: boolean;
    /** Whether an icon to change the number is shown. Default true. */
    readonly showEditIcon?: boolean;
  };
  /** True ticks the WhatsApp box in advance, for a shopper who has already agreed in your shop. Default false. */
  isWhatsappConsentAccepted?: boolean;
}

/** Options of {@link KadamApi.mountBenefits} and {@link KadamApi.openCommunication}. */
export interface WidgetOptions extends CommonOptions {
  /** The price on the page in whole rupees, 1 to 99,99,999. */
  amount?: number;
}

/** Options of {@link KadamApi.checkEligibility}. */
export interface CheckEligibilityOptions extends CommonOptions {
  /** The price on the page in whole rupees, 1 to 99,99,999. */
  amount?: number;
  /** The element of your page that shows the check, or its selector. Without it the check opens over the page. */
  container?: Element | string;
  /** `headless` shows nothing. It checks the number that the shopper verified in your shop within the last 30 minutes
   *  (if `mobile` is given: that number) and ends as `completed`, or as `cancelled` with the reason `notVerified` or
   *  `unavailable`. */
  mode?: 'headless';
  /** The shopper's mobile number, ten digits, to be prefilled. No message is sent to it before the shopper asks. */
  mobile?: string;
  /** Sources of the visit, at most 100 characters each. Sent together with the OTP request. */
  campaign?: {
    readonly utmSource?: string;
    readonly utmMedium?: string;
    readonly utmContent?: string;
    readonly utmTerm?: string;
    readonly utmCampaign?: string;
    readonly campaignId?: string;
  };
}

// 3. Ends of a session

/** End reasons that every session can have. */
export type HostEndReason =
  /** Your page called `session.close()`. */
  | 'hostClosed'
  /** Your page called `session.destroy()`. */
  | 'destroyed'
  /** The shopper pressed the browser's Back button. */
  | 'back'
  /** Your page removed the frame or its container from the document. */
  | 'hostRemoved'
  /** The frame could not be opened, or it crashed. */
  | 'failed';

/** Why a session of the sales app ended. */
export type EndReason =
  | HostEndReason
  /** The agent pressed Close. */
  | 'closeButton'
  /** The agent pressed Home. */
  | 'homeButton'
  /** The Escape key, or Close before the app was loaded. */
  | 'escape'
  /** The first sheet of an app that was opened for one task was closed. */
  | 'sheetDismissed'
  /** The agent left the session-expired screen. */
  | 'sessionExpired'
  /** The agent left the agent-blocked screen. */
  | 'agentBlocked'
  /** The agent left the account-blocked screen. */
  | 'accountBlocked'
  /** The agent left an error message. */
  | 'errorExit'
  /** The agent left the incompatible-browser screen. */
  | 'incompatible'
  /** The app was reset by its address. The SDK does not do this. */
  | 'routeReset';

/** Why a session of the checkout ended. The outcome of the payment is in {@link CheckoutEnd.outcome}, not here. */
type CheckoutEndReason =
  | HostEndReason
  /** The shopper left the receipt. */
  | 'completed'
  /** The shopper cancelled the payment. */
  | 'cancelled'
  /** The close icon, if it does not cancel the payment. */
  | 'closeButton'
  /** Back on the first step, or on any step with `closeWidgetOnBack`. */
  | 'backButton'
  /** The Escape key, or Close before the checkout was loaded. */
  | 'escape'
  /** The time of the order was over. */
  | 'expired'
  /** The session of the shopper was over, or the token opens no payment. */
  | 'sessionExpired'
  /** The shopper left the account-blocked screen. */
  | 'accountBlocked'
  /** The shopper left the incompatible-browser screen. */
  | 'incompatible';

/** Why a session of the benefits or the explanation ended. */
type WidgetEndReason =
  | HostEndReason
  /** The close icon. */
  | 'closeButton'
  /** The back arrow on the screen. */
  | 'backButton'
  /** The Escape key, or Close before the screen was loaded. */
  | 'escape';

/** Why a session of the eligibility check ended. */
type EligibilityEndReason =
  | WidgetEndReason
  /** Headless: the lenders have answered. */
  | 'checked'
  /** Headless: the shopper has not verified the number within the last 30 minutes. */
  | 'notVerified'
  /** Headless: no lender could be asked. */
  | 'unavailable';

/** End without an outcome. `error` exists if, and only if, the reason is `failed`. */
type PlainEnd<Reason extends string> =
  | { readonly reason: Exclude<Reason, 'failed'>; readonly error?: never }
  | { readonly reason: 'failed'; readonly error: KadamErrorInfo };

/** How a session of the sales app ended. It contains nothing about the customer. */
export type SessionEnd = PlainEnd<EndReason>;

/** How a session of the benefits or the explanation ended. */
export type WidgetEnd = PlainEnd<WidgetEndReason>;

/** A completed payment, for your server to verify. Never trust it in the browser. */
export interface CompletedPayment {
  /** A compact JWS. Your server verifies it with the keys of the provider's `/.well-known/jwks.json`. */
  readonly signedResult: string;
  /** Your id of the order. */
  readonly orderId: string;
  /** The provider's id of the payment. */
  readonly txnUuid: string;
}

/** How a session of the checkout ended. Only your server knows that an order is paid: it verifies `signedResult`, or
 *  receives the webhook. */
export type CheckoutEnd =
  /** The payment is complete, regardless of the reason. */
  | ({ readonly outcome: 'completed'; readonly reason: CheckoutEndReason; readonly error?: never } & CompletedPayment)
  /** Nothing was paid, and no payment is under way. */
  | { readonly outcome: 'cancelled'; readonly reason: CheckoutEndReason; readonly error?: never }
  /** The payment may still complete. Offer no other way to pay until your server knows. `error` exists if the SDK itself
   *  found a failure. */
  | { readonly outcome: 'pending'; readonly reason: CheckoutEndReason; readonly error?: KadamErrorInfo }
  /** The checkout did not open, and the shopper wants to pay another way. */
  | { readonly outcome: 'failed'; readonly reason: 'unavailable'; readonly error: KadamErrorInfo }
  /** The checkout failed. `error` is absent if the checkout itself showed the failure. */
  | { readonly outcome: 'failed'; readonly reason: 'failed'; readonly error?: KadamErrorInfo };

/** A lender that can finance the purchase. */
export interface EligibleLender {
  /** The provider's id of the lender. */
  readonly lenderId: string;
  readonly name: string;
  /** Lowest EMI in whole rupees per month; absent without an amount, or if the lender does not finance the amount. */
  readonly lowestEmiRupees?: number;
}

/** Result of an eligibility check. It contains no mobile number, no code and no credit limit. */
export interface EligibilityResult {
  /** `preApproved`: the shopper can pay at once with `lenders`. `newToBank`: the shopper can apply with `lenders` while
   *  paying. `notEligible`: neither, and `lenders` is empty. */
  readonly outcome: 'preApproved' | 'newToBank' | 'notEligible';
  readonly isEligible: boolean;
  readonly isPreApproved: boolean;
  readonly isNtbAllowed: boolean;
  /** Best offer first. */
  readonly lenders: readonly EligibleLender[];
  /** Pseudonym of the mobile number: the same for the same number in your shop, and not reversible. */
  readonly hashedMobile?: string;
  /** The checked amount in whole rupees; absent if your page gave none. */
  readonly amount?: number;
}

/** How a session of the eligibility check ended. */
export type EligibilityEnd =
  /** The lenders have answered; `result` is their last answer. */
  | {
      readonly outcome: 'completed';
      readonly reason: EligibilityEndReason;
      readonly error?: never;
      readonly result: EligibilityResult;
    }
  /** The check was left before the lenders had answered. */
  | { readonly outcome: 'cancelled'; readonly reason: EligibilityEndReason; readonly error?: never }
  /** The check failed. `error` is absent if the widget itself showed the failure. */
  | { readonly outcome: 'failed'; readonly reason: 'failed'; readonly error?: KadamErrorInfo };

// 4. Events of a session

/** Empty payload: the name of the event is the whole message. */
type Empty = Readonly<Record<string, never>>;

/** Events of every session. */
interface CommonEvents<End> {
  /**
   * Fired when the frame could not be opened or has crashed, after the automatic second try.
   *
   * Payload: code, message, and whether a retry may help.
   *
   * Then the overlay shows the failure with "Try again" and "Close", for at most 60 s. Your page need not do anything;
   * the session has not ended yet.
   */
  error: KadamErrorInfo;
  /**
   * Fired when the session has ended: exactly once, as the last event.
   *
   * Payload: the reason and, for the checkout and the eligibility check, the outcome.
   *
   * Then nothing of the SDK is left on your page. A handler that is added later is not called: use `session.result`.
   */
  closed: End;
}

/** Events of the sales app. */
export interface SessionEvents extends CommonEvents<SessionEnd> {
  /**
   * Fired when the app is on the screen and has its first auth token; again after a reload or "Try again".
   *
   * Payload: `type` as the app was opened with.
   *
   * Then the agent can use the app.
   */
  opened: { readonly type: string };
  /**
   * Fired when the auth token has expired while the app is open.
   *
   * Payload: empty.
   *
   * Then the SDK calls your `getAuthToken`, which has 10 s.
   */
  tokenRequested: Empty;
}

/** Events of the checkout. */
export interface CheckoutEvents extends CommonEvents<CheckoutEnd> {
  /**
   * Fired when the checkout is on the screen and has accepted its token; again after a reload or "Try again".
   *
   * Payload: empty.
   *
   * Then the shopper can use the checkout.
   */
  opened: Empty;
  /**
   * Fired when the first screen is drawn and can be used.
   *
   * Payload: empty.
   *
   * Then your page can hide its own loading state.
   */
  widgetReady: Empty;
  /**
   * Fired when a step of the payment is entered, finished, failed or cancelled.
   *
   * Payload: the step and its status.
   *
   * Then nothing is expected of your page. Later versions may add steps: ignore those that you do not know.
   */
  stepChanged: { readonly step: PaymentStep; readonly status: PaymentStatus };
  /**
   * Fired when the payment is complete; the shopper still sees the receipt.
   *
   * Payload: the signed result, your order id and the id of the payment.
   *
   * Then send `signedResult` to your server, which verifies it before it ships anything. The session ends later, with
   * the outcome `completed`.
   */
  transactionCompleted: CompletedPayment;
  /**
   * Fired when the first screen is drawn, and before each change of `isPending`.
   *
   * Payload: whether the payment may still complete outside the checkout, for example at the lender or on a phone.
   *
   * Then, while it is true, offer no other way to pay: the end of the session has the outcome `pending` and does not mean
   * that nothing was bought.
   */
  pendingChanged: { readonly isPending: boolean };
  /**
   * Fired when the browser is asked to read a one-time code from an SMS, when the code has arrived, and when the request
   * has ended.
   *
   * Payload: the state of the request; never the code.
   *
   * Then nothing is expected of your page.
   */
  otpCredential: { readonly state: 'requested' | 'received' | 'ended' };
}

/** Events of the eligibility check. */
export interface EligibilityEvents extends CommonEvents<EligibilityEnd> {
  /**
   * Fired when the check is open; again after a reload or "Try again".
   *
   * Payload: empty.
   *
   * Then the shopper can use the check.
   */
  opened: Empty;
  /**
   * Fired when the first screen is drawn and can be used.
   *
   * Payload: empty.
   *
   * Then your page can hide its own loading state.
   */
  widgetReady: Empty;
  /**
   * Fired when the content changes its height.
   *
   * Payload: the height of the content in CSS pixels, 1 to 4,000.
   *
   * Then the SDK has already given the frame that height.
   */
  resize: { readonly heightPx: number };
  /**
   * Fired when the lenders have answered: once for each check, so again for a new number or price.
   *
   * Payload: the result.
   *
   * Then your page can show its own offer. The last result is also part of the session's end.
   */
  eligibilityChecked: { readonly result: EligibilityResult };
  /**
   * Fired when the browser is asked to read a one-time code from an SMS, when the code has arrived, and when the request
   * has ended.
   *
   * Payload: the state of the request; never the code.
   *
   * Then nothing is expected of your page.
   */
  otpCredential: { readonly state: 'requested' | 'received' | 'ended' };
  /**
   * Fired when the shopper wants to buy on EMI, or to apply while buying.
   *
   * Payload: empty.
   *
   * Then lead the shopper to your own checkout. The check stays open until your page closes it.
   */
  purchaseAsked: Empty;
}

/** Events of the benefits and of the explanation. */
export interface WidgetEvents extends CommonEvents<WidgetEnd> {
  /**
   * Fired when the screen is open; again after a reload or "Try again".
   *
   * Payload: empty.
   *
   * Then the shopper can use the screen.
   */
  opened: Empty;
  /**
   * Fired when the screen is drawn and can be used.
   *
   * Payload: empty.
   *
   * Then your page can hide its own loading state.
   */
  widgetReady: Empty;
  /**
   * Fired when the shopper presses "Check eligibility".
   *
   * Payload: empty.
   *
   * Then call `checkEligibility`. The screen stays open until your page closes it.
   */
  eligibilityAsked: Empty;
}

// 5. Sessions and calls

/** One opening of a frame. `close`, `destroy` and `setAmount` do nothing after its end. */
export interface Session<Events extends CommonEvents<unknown>> {
  /** Adds a handler. Throws `OPTIONS_INVALID` if the session has no such event, or if the handler is no function. */
  on<Name extends keyof Events>(event: Name, handler: (payload: Events[Name]) => void): this;
  /** Removes a handler. Throws like `on`. */
  off<Name extends keyof Events>(event: Name, handler: (payload: Events[Name]) => void): this;
  /** Ends the session with the reason `hostClosed`: for an action of the user. */
  close(): void;
  /** Ends the session with the reason `destroyed`: for a component that is unmounted. */
  destroy(): void;
  /** Resolves with the payload of `closed`, also for callers that ask late. Never rejects. */
  readonly result: Promise<Events['closed']>;
}

/** A session of the sales app. */
export interface SalesAppSession extends Session<SessionEvents> {
  /** Tells the app that the bill has changed. An amount that the agent has typed stays. Throws `OPTIONS_INVALID`. */
  setAmount(amountRupees: number): void;
}

/** A session of the checkout. */
export type CheckoutSession = Session<CheckoutEvents>;

/** A session of the benefits or of the explanation. */
export type WidgetSession = Session<WidgetEvents>;

/** A session of the eligibility check. */
export interface EligibilitySession extends Session<EligibilityEvents> {
  /** Tells the check that the price has changed. A shopper who has been checked is checked again. Throws
   *  `OPTIONS_INVALID`. */
  setAmount(amountRupees: number): void;
}

/** The SDK. Every call throws `OPTIONS_INVALID` at once if an option is missing, wrong or unknown, and returns the open
 *  session if the same frame is open already. */
export interface KadamApi {
  /** Opens the sales app over or next to the page. */
  openSalesApp(options: OpenSalesAppOptions): SalesAppSession;
  /** Opens the checkout of one order over the page. */
  openCheckout(options: OpenCheckoutOptions): CheckoutSession;
  /** Checks whether a shopper is eligible: in `container`, over the page, or without showing anything. */
  checkEligibility(options: CheckEligibilityOptions): EligibilitySession;
  /** Shows the benefits of card-less EMI in an element of the page, given by itself or by a selector. */
  mountBenefits(container: Element | string, options: WidgetOptions): WidgetSession;
  /** Opens an explanation of card-less EMI over the page. */
  openCommunication(options: WidgetOptions): WidgetSession;
  /** Loads a frame in advance, for example on hover. The next call that opens it over the page uses it. Returns a function
   *  that undoes it. */
  preload(frame: FrameName, options: { merchantKey: string }): () => void;
  /** Version of the SDK. Empty if the script does not know its provider; every call then throws `SCRIPT_LOAD_FAILED`. */
  readonly version: string;
}

// 6. Values of the module, and `window.Kadam`

/** Creates the SDK for one provider, an origin such as `https://pay.example`. Create it once per page; it may be created
 *  on a server. Does nothing on the network before the first call. Throws `OPTIONS_INVALID`. */
export declare const createKadam: (given: { provider: string }) => KadamApi;

/** An error that the SDK throws, or reports in the event `error`. */
export declare class KadamError extends Error implements KadamErrorInfo {
  override readonly name = 'KadamError';
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly field?: string | undefined;
  constructor(code: ErrorCode, cause?: unknown, detail?: string, field?: string);
}

/** Names of the events of each kind of session, to subscribe to all of them. `closed` is the last. */
export declare const sessionEvents: {
  readonly salesApp: readonly (keyof SessionEvents)[];
  readonly checkout: readonly (keyof CheckoutEvents)[];
  readonly eligibility: readonly (keyof EligibilityEvents)[];
  readonly benefit: readonly (keyof WidgetEvents)[];
  readonly communication: readonly (keyof WidgetEvents)[];
};

/** The queue that replaces the SDK until the script has loaded. It stores the calls that open a frame. */
export interface KadamQueue extends Omit<KadamApi, 'preload' | 'version'> {
  readonly version?: undefined;
  readonly preload?: undefined;
}

/** `window.Kadam`. Its `version` is undefined while it is the queue. */
export type KadamOnPage = KadamApi | KadamQueue;

declare global {
  /** Present on pages that load the SDK, or its queue, by a script tag. */
  var Kadam: KadamOnPage | undefined;
}

// biome-ignore lint/complexity/noUselessEmptyExport: without it every declaration of this file is exported
export {};
