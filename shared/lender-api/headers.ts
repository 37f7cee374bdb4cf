/** Names of the protocol's headers. */
export const lenderHeader = {
  /** JWT over method, path and digest of the body. */
  signature: 'kadam-signature',
  /** Names the intent of a POST act. */
  idempotencyKey: 'idempotency-key',
  /** Dated minor version of the sender. */
  version: 'kadam-lender-version',
} as const;

/** Newest minor version. A new value of a closed list needs a new one. */
export const LENDER_API_VERSION = '2026-12-01';
