/** Cookies of the shopper's site. `authToken` and `sessionId` are HttpOnly; the others can be read and hold nothing
 *  secret. The last two have no name in the specification. Source: S1§3, S1§9. */
export const siteCookie = {
  authToken: 'authToken',
  sessionId: 'sessionId',
  /** There while somebody is logged in: for a word in the header alone. Whoever forges it sees that word. */
  marker: 'loggedIn',
  userUuid: 'userUUID',
  uniqueId: 'uniqueId',
  clientId: 'clientId',
  /** Name of the campaign that somebody came by last. */
  campaign: 'lastTouch',
} as const;
