/** How long a person waits for a frame before the merchant's page says that it did not open: for its page, its handshake
 *  and its first answer together, the second try with it. */
export const OPEN_WITHIN_MS = 8_000;

/** How long a page that has loaded has for its handshake, within that. While a frame is open it is pinged
 *  as often. */
export const HANDSHAKE_WITHIN_MS = 5_000;

/** How long the answer to one call may take, and the merchant's server to give a token. */
export const CALL_WITHIN_MS = 10_000;

/** How long a frame waits for what it asks of the page: the page waits for its own server first, and says so if nothing
 *  came. */
export const HOST_ANSWERS_WITHIN_MS = CALL_WITHIN_MS + 5_000;
