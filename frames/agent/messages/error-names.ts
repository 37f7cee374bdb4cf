/** Rows of the error catalogue that a sales call can answer with. */
export const salesErrorNames = [
  'MOBILE_BLOCKED',
  'MOBILE_NOT_VERIFIED',
  'OTP_TOO_SOON',
  'SHARE_CODE_INVALID',
  'SHARE_CODE_EXPIRED',
  'SHARE_CODE_ATTEMPTS_EXHAUSTED',
  'LENDER_UNAVAILABLE',
  'APPLICATION_NOT_ALLOWED',
] as const;
export type SalesErrorName = (typeof salesErrorNames)[number];
