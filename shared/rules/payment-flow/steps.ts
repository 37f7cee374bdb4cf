/** Steps of a payment. Source: S1§4, S2§3. */
export const paymentSteps = [
  'PAYMENT_LINK',
  'EMI_PLAN_SELECTION',
  'VERIFY_MOBILE',
  'TWO_FACTOR',
  'LENDER_OTP',
  'NTB',
  'NTB_APPLICATION',
  'RETRY',
  'KFS_CONSENT',
  'CW_OPENED',
  'SPLIT_TXN_LINK_SEND',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];

/** Status of a step or of the whole payment. COMPLETE and CANCELED are final; FAILED continues only through RETRY.
 *  Source: S1§4, docs/adr/0023-payment-flow.md. */
export const paymentStatuses = ['INITIATED', 'COMPLETE', 'FAILED', 'CANCELED'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
