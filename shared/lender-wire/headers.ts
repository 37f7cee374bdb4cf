export const wireHeader = {
  signature: 'kadam-signature',
  idempotencyKey: 'idempotency-key',
  version: 'kadam-lender-version',
} as const;

const idempotencyKey = /^[\x21-\x7e]{1,128}$/;
export const isIdempotencyKey = (text: string): boolean => idempotencyKey.test(text);

/** Value of a header that may occur once; null if it is absent or repeated. */
export const singleHeader = (value: string | readonly string[] | number | undefined): string | null =>
  typeof value === 'string' ? value : null;
