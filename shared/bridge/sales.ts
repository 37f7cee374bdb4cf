import { frameToHost, hostToFrame } from './message';
import { type Infer, int, object, oneOf, optional, text } from './shape';

const colour = text(7, 7, /^#[0-9a-f]{6}$/i, 'a colour like #007E3F');
const origin = text(255, 8, /^https?:\/\/[^/\s?#]+$/, 'an origin like https://shop.example');
const url = text(2048, 0, /^(https?:\/\/\S*|)$/, 'an http(s) address');

/** Two colours of the merchant. Source: S2§3. */
export const MerchantTheme = object({ primaryCTAColor: optional(colour), secondaryCTAColor: optional(colour) });
export type MerchantTheme = Infer<typeof MerchantTheme>;

/** Ten digits; a shorter or longer number is refused, it is never cut. */
export const MobileText = text(10, 10, /^\d{10}$/, 'a mobile number of 10 digits');

/** Fields of `openSalesApp` that a merchant's options share with the wire. `amount` is whole rupees; `error` is a text
 *  that the host wants shown instead of the first screen. */
export const openSalesAppFields = {
  merchantKey: text(64, 1, /^[\w-]+$/, 'a merchant key'),
  merchantTheme: optional(MerchantTheme),
  type: text(40, 1),
  icScope: text(40, 1),
  merchantAgentId: text(64, 1),
  mobile: optional(MobileText),
  amount: optional(int(1, 9_999_999)),
  error: optional(text(500, 1)),
  locale: optional(oneOf('en', 'hi')),
  shownDetails: { merchantName: text(80, 1), merchantLogo: optional(url), merchantURL: optional(url) },
} as const;

/** A token as it travels; what it says is for the server alone. */
export const AuthTokenText = text(4096, 1);

/** What the frame answers to being opened. */
export const OpenSalesAppAnswer = object({
  outcome: oneOf('opened', 'refused'),
  /** Why it was refused. */
  code: optional(oneOf('PROTOCOL_UNSUPPORTED', 'MESSAGE_INVALID', 'ORIGIN_MISMATCH')),
  /** The refused field, where one is at fault. */
  field: optional(text(200)),
});

const { shownDetails, ...sharedFields } = openSalesAppFields;

/** Opens the sales app. Field names on the wire as the specification writes them. Source: S2§4, decisions (Bridge). */
export const openSalesApp = hostToFrame(
  'openSalesApp',
  object({
    ...sharedFields,
    protocolVersion: int(1, 1_000_000),
    authToken: AuthTokenText,
    merchantDetails: object({ ...shownDetails, merchantOrigin: origin }),
  }),
  OpenSalesAppAnswer,
);
export type OpenSalesAppPayload = Infer<typeof openSalesApp.payload>;

/** Host to frame: replaces the token and nothing else. Source: S2§4. */
export const setAuthToken = hostToFrame(
  'getAuthToken',
  object({ authToken: AuthTokenText }),
  object({ outcome: oneOf('updated', 'refused') }),
);

/** Why the sales app asks to be closed. */
export const closeReasons = [
  'closeButton',
  'homeButton',
  'escape',
  'sheetDismissed',
  'sessionExpired',
  'agentBlocked',
  'accountBlocked',
  'errorExit',
  'incompatible',
  'routeReset',
] as const;
export type CloseReason = (typeof closeReasons)[number];

/** What `closeSAApp` carries. */
export const CloseRequest = object({ reason: oneOf(...closeReasons) });

/** Frame to host: close me. Source: S2§4. */
export const closeSAApp = frameToHost('closeSAApp', CloseRequest, object({ outcome: oneOf('closing') }));

/** What the frame's `getAuthToken` carries: nothing. */
export const TokenRequest = object({});

/** Frame to host: the token has expired, may I have a fresh one. The answer carries it. Source: S2§4, Q-041. */
export const requestAuthToken = frameToHost('getAuthToken', TokenRequest, object({ authToken: AuthTokenText }));

/** All that may leave the sales app towards its host. Source: S2§4. */
export const salesOutward = { closeSAApp, getAuthToken: requestAuthToken } as const;
/** All that the sales app takes from its host. */
export const salesInward = { openSalesApp, getAuthToken: setAuthToken } as const;
