import type { PaymentDeps } from '../payments/payment-deps';

/** What the services of loans need. */
export type LoanDeps = Pick<
  PaymentDeps,
  'db' | 'clock' | 'hasher' | 'lenders' | 'metrics' | 'signer' | 'publicUrl' | 'warn'
>;
