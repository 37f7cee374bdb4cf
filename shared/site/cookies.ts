/** Cookies of the shopper's site. Scripts can read `kadamSession`, `userUUID`, `uniqueId`, `clientId` and `lastTouch`,
 *  which hold no secret; the others are HttpOnly. Source: S1§3, S1§9; `__Host-session` and the last four are ours. */
export const siteCookie = {
  authToken: 'authToken',
  /** That the browser has shown the PIN of a line, or whose it is. */
  pinAuthToken: 'pinAuthToken',
  sessionId: 'sessionId',
  /** Bound to the session. No sub-domain can set a cookie with this prefix, so none can plant a session. */
  hostSession: '__Host-session',
  /** There while somebody is logged in: for a word in the header alone. Whoever forges it sees that word. */
  marker: 'kadamSession',
  userUuid: 'userUUID',
  uniqueId: 'uniqueId',
  clientId: 'clientId',
  /** Name of the campaign that somebody came by last. */
  campaign: 'lastTouch',
  /** Of an agent at the telesales desk. */
  telesales: '__Host-telesalesSession',
  /** In which somebody has asked to read. */
  language: 'language',
} as const;

/** Of the name in `lastTouch`; a longer one is no campaign of ours. */
export const CAMPAIGN_MAX_LENGTH = 100;
