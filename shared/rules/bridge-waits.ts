/** Total time for a frame's page, handshake and first answer, second try included, before the merchant's page reports a
 *  failure. */
export const OPEN_WITHIN_MS = 8_000;

/** Part of it for the handshake of a loaded page. Also the ping interval of an open frame. */
export const HANDSHAKE_WITHIN_MS = 5_000;

/** Timeout of a call, and of the merchant's server for a token. */
export const CALL_WITHIN_MS = 10_000;

/** Timeout of a frame's call to the page, which first waits for its own server and then reports a failure. */
export const HOST_ANSWERS_WITHIN_MS = CALL_WITHIN_MS + 5_000;
