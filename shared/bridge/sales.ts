import { amountRupees, hostFields, MobileText, Nothing, OpenAnswer, openFields, word } from './fields';
import { frameToHost, hostToFrame } from './message';
import { type Infer, object, oneOf, optional, text } from './schema';

/** Fields of `openSalesApp` that a merchant's options share with the wire. `amount` is whole rupees; `error` is a text
 *  that the host wants shown instead of the first screen. */
export const openSalesAppFields = {
  ...openFields,
  type: text(40, 1),
  icScope: text(40, 1),
  merchantAgentId: text(64, 1),
  mobile: optional(MobileText),
  amount: optional(amountRupees),
  error: optional(text(500, 1)),
} as const;

/** A token as it travels; what it says is for the server alone. */
export const AuthTokenText = text(4096, 1);

/** Opens the sales app. Field names on the wire as the specification writes them. Source: S2§4, decisions (Bridge). */
export const openSalesApp = hostToFrame(
  'openSalesApp',
  object({ ...openSalesAppFields, ...hostFields, authToken: AuthTokenText }),
  OpenAnswer,
);
export type OpenSalesAppPayload = Infer<typeof openSalesApp.payload>;

const Token = object({ authToken: AuthTokenText });
/** Whatever a host sends beside the token changes nothing, and must not lose the token either. */
const TokenAlone: typeof Token = (value, path) =>
  Token(
    typeof value === 'object' && value !== null && 'authToken' in value ? { authToken: value.authToken } : value,
    path,
  );

/** Host to frame: replaces the token and nothing else. Source: S2§4. */
export const setAuthToken = hostToFrame('getAuthToken', TokenAlone, object({ outcome: oneOf('updated', 'refused') }));

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
export const CloseRequest = object({ reason: word<CloseReason>() });

/** Frame to host: close me. Source: S2§4. */
export const closeSAApp = frameToHost('closeSAApp', CloseRequest, object({ outcome: oneOf('closing') }));

/** Frame to host: the token has expired, may I have a fresh one. The answer carries it. Source: S2§4, Q-041. */
export const requestAuthToken = frameToHost('getAuthToken', Nothing, TokenAlone);

/** All that may leave the sales app towards its host. Source: S2§4. */
export const salesOutward = { closeSAApp, getAuthToken: requestAuthToken } as const;
/** All that the sales app takes from its host. */
export const salesInward = { openSalesApp, getAuthToken: setAuthToken } as const;
