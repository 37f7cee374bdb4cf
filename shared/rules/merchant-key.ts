/** What a merchant is known by: it stands in headers, addresses and tokens. */
export const MERCHANT_KEY_PATTERN = /^[\w-]{1,64}$/;
