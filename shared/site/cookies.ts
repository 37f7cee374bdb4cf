/**
 * Cookies of the shopper's site. Scripts can read `kadamSession`, `userUUID`, `uniqueId`, `clientId` and `lastTouch`,
 * which contain no secret; the others are HttpOnly. Source: S1§3, S1§9; `__Host-session` and the last four are
 * additions.
 */
export const siteCookie = {
  authToken: 'authToken',
  /** PIN authentication of a line, or its owner. */
  pinAuthToken: 'pinAuthToken',
  sessionId: 'sessionId',
  /** Bound to the session. No sub-domain can set a cookie with this prefix, so none can plant a session. */
  hostSession: '__Host-session',
  /** Set during a login, only for the label in the header; a forged one changes just that label. */
  marker: 'kadamSession',
  userUuid: 'userUUID',
  uniqueId: 'uniqueId',
  clientId: 'clientId',
  campaign: 'lastTouch',
  telesales: '__Host-telesalesSession',
  language: 'language',
} as const;

/** Limit of the name in `lastTouch`; a longer one is ignored. */
export const CAMPAIGN_MAX_LENGTH = 100;
