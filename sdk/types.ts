import type { CloseReason } from '../shared/bridge';
import type { SdkErrorCode } from '../shared/errors/sdk-errors';

/** How and why a call of the SDK failed. */
export interface KadamErrorInfo {
  /** One of the documented codes. */
  readonly code: SdkErrorCode;
  /** True where the same call may succeed when it is repeated. */
  readonly retryable: boolean;
  /** The option or message field at fault, where there is one. */
  readonly field?: string | undefined;
  readonly message: string;
}

/** Options of {@link KadamApi.openSalesApp}. */
export interface OpenSalesAppOptions {
  /** Your public key. */
  merchantKey: string;
  /** The sales agent at the till. */
  merchantAgentId: string;
  /** Called for the first token and whenever one has expired. Ask your own server for it: only the server knows the
   *  secret that signs it. */
  getAuthToken: () => string | Promise<string>;
  /** What the agent sees at the top. `merchantLogo` and `merchantURL` are http(s) addresses. */
  merchantDetails: { merchantName: string; merchantLogo?: string; merchantURL?: string };
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
  /** Two colours like `#007E3F`; contrast is worked out from them. */
  merchantTheme?: { primaryCTAColor?: string; secondaryCTAColor?: string };
  /** Language of the app. Default `en`. */
  locale?: 'en' | 'hi';
  /** Milliseconds. Defaults: 15,000 to load the frame, 10,000 to greet it, 10,000 for one call. */
  timeouts?: { loadMs?: number; handshakeMs?: number; callMs?: number };
}

/** Why a session ended: the frame's own reasons, and these of the page and the SDK. */
export type EndReason =
  | CloseReason
  /** `session.close()` */
  | 'hostClosed'
  /** `session.destroy()` */
  | 'destroyed'
  /** The browser's Back button. */
  | 'back'
  /** The page took the overlay out of the document. */
  | 'hostRemoved'
  /** It could not be opened or went away; `error` says why. */
  | 'failed';

/** How a session ended. */
export interface SessionEnd {
  readonly reason: EndReason;
  /** Present exactly when `reason` is `failed`. */
  readonly error?: KadamErrorInfo;
}

/** Events of a session. `closed` is the one terminal event: it fires exactly once, and nothing fires after it. */
export interface SessionEvents {
  /** The app is on the screen and has the first token. */
  opened: { readonly type: string };
  /** The app asked for a fresh token. */
  tokenRequested: Record<string, never>;
  /** Something went wrong. The overlay offers to try again where that may help. */
  error: KadamErrorInfo;
  closed: SessionEnd;
}

/** One opening of the sales app. */
export interface SalesAppSession {
  on<Name extends keyof SessionEvents>(event: Name, handler: (payload: SessionEvents[Name]) => void): this;
  off<Name extends keyof SessionEvents>(event: Name, handler: (payload: SessionEvents[Name]) => void): this;
  /** Closes it. Does nothing once it has ended. */
  close(): void;
  /** Takes everything away at once, whatever state it is in. */
  destroy(): void;
  /** How it ended. Never rejects. */
  readonly result: Promise<SessionEnd>;
}

/** The SDK: `window.Kadam` where the script was loaded by a tag. */
export interface KadamApi {
  /**
   * Opens the sales app over the page. While one is open, the same session is returned and gets the focus.
   * Throws `OPTIONS_INVALID` at once when an option is missing or wrong, naming the field.
   */
  openSalesApp(options: OpenSalesAppOptions): SalesAppSession;
  readonly version: string;
}
