/** Identifier of a merchant in headers, addresses and tokens. */
export const MERCHANT_KEY_PATTERN = /^[\w-]{1,64}$/;
