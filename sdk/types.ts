import type {
  benefit,
  CheckoutCloseReason,
  CloseReason,
  checkout,
  EligibilityCloseReason,
  EligibilityResult,
  EventsOf,
  eligibility,
  FrameName,
  salesApp,
  WidgetCloseReason,
} from '../shared/bridge';
import type { SdkErrorCode } from '../shared/errors/sdk-errors';
import type { CommonOptionsFrame, OptionsOf } from './options';

export type { EligibilityResult, EligibleLender } from '../shared/bridge';
export type { AnalyticsEvent } from './analytics-event';

/** How and why a call of the SDK failed. */
export interface KadamErrorInfo {
  /** One of the documented codes. */
  readonly code: SdkErrorCode;
  /** True where the same call may succeed when it is repeated. */
  readonly retryable: boolean;
  /** The option or message field at fault, where there is one. */
  readonly field?: string | undefined;
  readonly message: string;
  /** What was thrown, as by your own `getAuthToken`, where something was. */
  readonly cause?: unknown;
}

/** What every call takes. */
export interface CommonOptions extends OptionsOf<CommonOptionsFrame> {}

/** Options of {@link KadamApi.openSalesApp}. */
export interface OpenSalesAppOptions extends CommonOptions, OptionsOf<typeof salesApp> {
  /** Called for the first token and whenever one has expired. Ask your own server for it: only the server knows the
   *  secret that signs it. */
  getAuthToken: () => string | Promise<string>;
}

/** Options of {@link KadamApi.openCheckout}. The amount is the order's. */
export interface OpenCheckoutOptions extends CommonOptions, OptionsOf<typeof checkout> {
  /** What your server got for the order, as text or as a function that fetches it. */
  checkoutToken: string | (() => string | Promise<string>);
}

/** Options of every widget. */
export interface WidgetOptions extends CommonOptions, OptionsOf<typeof benefit> {}

/** Options of {@link KadamApi.checkEligibility}. */
export interface CheckEligibilityOptions extends CommonOptions, OptionsOf<typeof eligibility> {
  /** Where the widget stands in your page, as an element or a selector. Without one it opens over the page. */
  container?: Element | string;
  /** `headless` shows nothing: it checks the number that this shopper has verified on your site within 30 minutes (that
   *  of `mobile`, if given), and ends: `completed` with the result, else `cancelled` with `notVerified` or
   *  `unavailable`. A browser that denies storage to frames has verified nobody. */
  mode?: 'headless';
}

/** Why any session may end, beside the frame's own reasons. */
export type HostEndReason =
  /** `session.close()` */
  | 'hostClosed'
  /** `session.destroy()` */
  | 'destroyed'
  /** The browser's Back button. */
  | 'back'
  /** The page took the frame out of the document. */
  | 'hostRemoved'
  /** It could not be opened or went away; `error` says why. */
  | 'failed';

/** Why a session of the sales app ended. */
export type EndReason = CloseReason | HostEndReason;

/** An end that tells nothing but its reason: exactly one that `failed` has an `error`. */
type PlainEnd<Reason extends string> =
  | { readonly reason: Exclude<Reason, 'failed'>; readonly error?: never }
  | { readonly reason: 'failed'; readonly error: KadamErrorInfo };

/** How a session of the sales app ended. */
export type SessionEnd = PlainEnd<EndReason>;

/** What came of a session, and why it ended. A failure that the frame itself has shown brings no `error`. */
type EndWith<Outcome extends string, Reason, Found = unknown> = {
  readonly outcome: Outcome;
  readonly reason: Reason;
  readonly error?: never;
} & Found;
/** `unavailable`: the checkout did not open, and the shopper wants to pay another way. */
type UnavailableEnd = { readonly outcome: 'failed'; readonly reason: 'unavailable'; readonly error: KadamErrorInfo };
type FailedEnd = { readonly outcome: 'failed'; readonly reason: 'failed'; readonly error?: KadamErrorInfo };

/** How a checkout ended. Only your server, which verifies `signedResult` or hears the webhook, knows that it is paid. */
export type CheckoutEnd =
  | EndWith<'completed', CheckoutCloseReason | HostEndReason, CompletedPayment>
  | EndWith<'cancelled', CheckoutCloseReason | HostEndReason>
  | PendingEnd
  | UnavailableEnd
  | FailedEnd;

/** The payment may still be completed: the lender has been asked. Offer no other way to pay before your server knows. */
interface PendingEnd {
  readonly outcome: 'pending';
  readonly reason: CheckoutCloseReason | HostEndReason;
  /** What the SDK found, where the reason is `failed`. */
  readonly error?: KadamErrorInfo;
}

/** A payment that is complete, to be verified by your server: `signedResult` is a compact JWS, whose keys are at the
 *  provider's `/.well-known/jwks.json`. */
export interface CompletedPayment extends Readonly<EventsOf<typeof checkout>['transactionCompleted']> {}

/** How an eligibility check ended. `completed` = there was a result, the last of which is `result`. */
export type EligibilityEnd =
  | EndWith<'completed', EligibilityCloseReason | HostEndReason, { readonly result: EligibilityResult }>
  | EndWith<'cancelled', EligibilityCloseReason | HostEndReason>
  | FailedEnd;

/** How a widget that only shows something ended. */
export type WidgetEnd = PlainEnd<WidgetCloseReason | HostEndReason>;

type Empty = Readonly<Record<string, never>>;

/** Events of every session. `closed` is the one terminal event: it fires exactly once, and nothing fires after it. */
interface CommonEvents<End> {
  /** Something went wrong. The frame's place offers to try again where that may help. */
  error: KadamErrorInfo;
  closed: End;
}

/** Events of the sales app. */
export interface SessionEvents extends CommonEvents<SessionEnd>, EventsOf<typeof salesApp> {
  /** The app is on the screen and has the first token. */
  opened: { readonly type: string };
}

/** Events of the checkout. */
export interface CheckoutEvents extends CommonEvents<CheckoutEnd>, EventsOf<typeof checkout> {
  opened: Empty;
}

/** Events of the eligibility widget. */
export interface EligibilityEvents extends CommonEvents<EligibilityEnd>, EventsOf<typeof eligibility> {
  opened: Empty;
}

/** Events of the benefit and communication screens. */
export interface WidgetEvents extends CommonEvents<WidgetEnd>, EventsOf<typeof benefit> {
  opened: Empty;
}

/** One opening of a frame. */
export interface Session<Events extends CommonEvents<unknown>> {
  /** Both throw `OPTIONS_INVALID` for a name that is no event of the session, and list those that are. */
  on<Name extends keyof Events>(event: Name, handler: (payload: Events[Name]) => void): this;
  off<Name extends keyof Events>(event: Name, handler: (payload: Events[Name]) => void): this;
  /** Closes it. Does nothing once it has ended. */
  close(): void;
  /** Takes everything away at once, whatever state it is in. */
  destroy(): void;
  /** How it ended. Never rejects. */
  readonly result: Promise<Events['closed']>;
}

export interface SalesAppSession extends Session<SessionEvents> {
  /** The bill has changed: the app follows, unless the agent has typed another amount. Throws `OPTIONS_INVALID`. */
  setAmount(amountRupees: number): void;
}
export type CheckoutSession = Session<CheckoutEvents>;
export type WidgetSession = Session<WidgetEvents>;
export interface EligibilitySession extends Session<EligibilityEvents> {
  /** The price has changed (another variant): what is shown follows. Throws `OPTIONS_INVALID`. */
  setAmount(amountRupees: number): void;
}

/** The SDK: `window.Kadam` where the script was loaded by a tag. Every call throws `OPTIONS_INVALID` at once when an
 *  option is missing or wrong, naming the field; the same call while its session is open returns that session. */
export interface KadamApi {
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
  preload(frame: FrameName, options: { merchantKey: string }): () => void;
  /** '' where the script does not know its provider: then each call throws `SCRIPT_LOAD_FAILED`. */
  readonly version: string;
}
