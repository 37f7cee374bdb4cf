import type { PaymentDeps } from '../payments/payment-deps';

export type LoanDeps = Pick<
  PaymentDeps,
  'db' | 'clock' | 'hasher' | 'lenders' | 'metrics' | 'signer' | 'publicUrl' | 'warn'
>;
