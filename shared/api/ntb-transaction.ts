import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { CustomerName, EpochMs, LenderId, OptionalEmail } from './fields';
import { ApplicationStatus } from './ntb';
import { Day, Step } from './payment-fields';

/** An application inside a payment. `lenderWindowUrl`: the lender has still something to ask on its own page; null where
 *  it has not. APPROVED leads the payment on to plan selection, REJECTED back to the offer. */
const Application = {
  applicationId: z.string(),
  lenderId: LenderId,
  status: ApplicationStatus,
  lenderWindowUrl: z.nullable(z.url()),
  step: Step,
  /** Ask again after that. */
  pollAfterMs: z.int(),
  serverNowMs: EpochMs,
} as const;

/** Applies for a credit line with a lender that is new to the customer. Source: S2§7, S1§3 (preScreeningFormData). */
export const initiateApplication = endpoint({
  method: 'POST',
  path: '/app/transaction/ntb/initiate-application',
  summary: 'Apply for a new credit line while paying',
  scope: 'checkout',
  request: z.strictObject({
    lenderId: LenderId,
    userName: CustomerName,
    email: OptionalEmail,
    dateOfBirth: Day,
    pan: z.string().check(z.regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'must be a PAN')),
    pincode: z.string().check(z.regex(/^[1-9]\d{5}$/, 'must be a pincode')),
  }),
  response: z.object(Application),
  errors: [
    'MOBILE_NOT_VERIFIED',
    'APPLICATION_NOT_ALLOWED',
    'NTB_INSUFFICIENT_LIMIT',
    'NTB_REJECTED_APPLICATION',
    'LENDER_UNAVAILABLE',
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
  ],
  idempotent: true,
});

/** How the application of this payment stands. Source: S2§7. */
export const applicationStatus = endpoint({
  method: 'GET',
  path: '/app/transaction/ntb/application-status',
  summary: 'How the application of this payment stands',
  scope: 'checkout',
  request: null,
  response: z.object(Application),
  errors: ['PAYMENT_INVALID_TRANSACTION'],
});
