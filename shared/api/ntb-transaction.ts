import * as z from 'zod/mini';
import { applicationForm } from './application-form';
import { endpoint } from './endpoint';
import { EpochMs, LenderId } from './fields';
import { ApplicationStatus } from './ntb';
import { ApplicationLender, ownersAlone, paymentOver, Step } from './payment-fields';

/** An application inside a payment. `lenderWindowUrl`: the lender's page with further questions, which returns here;
 *  null if there are none. APPROVED moves the payment to plan selection, REJECTED back to the offer. */
const Application = {
  applicationId: z.string(),
  lenderId: LenderId,
  status: ApplicationStatus,
  lenderWindowUrl: z.nullable(z.url()),
  step: Step,
  pollAfterMs: z.int(),
  serverNowMs: EpochMs,
} as const;

/** Applies for a credit line with a lender that is new to the customer. Source: S2§7, S1§3 (preScreeningFormData). */
export const initiateApplication = endpoint({
  method: 'POST',
  path: '/app/transaction/ntb/initiate-application',
  summary: 'Apply for a new credit line while paying',
  scope: 'checkout',
  request: z.strictObject(applicationForm),
  response: z.object(Application),
  errors: [
    ...ownersAlone,
    'APPLICATION_NOT_ALLOWED',
    'NTB_INSUFFICIENT_LIMIT',
    'NTB_REJECTED_APPLICATION',
    'LENDER_UNAVAILABLE',
    'NO_LENDER_CONNECTED',
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
  ],
  idempotent: true,
});

export const applicationStatus = endpoint({
  method: 'GET',
  path: '/app/transaction/ntb/application-status',
  summary: 'How the application of this payment stands',
  scope: 'checkout',
  request: null,
  response: z.object(Application),
  errors: ['PAYMENT_INVALID_TRANSACTION'],
});

/** Data before an application: whether the amount has lenders that accept one. Without personal data. Source: S2§7,
 *  S1§3 (isUserPreEligibilityDone, userPreEligibilityData). */
const PreEligibility = {
  isUserPreEligibilityDone: z.literal(true),
  userPreEligibilityData: z.object({
    isPreEligible: z.boolean(),
    /** Lenders that accept applications and finance the amount, best first. */
    lenderIds: z.array(LenderId),
    isMobileVerified: z.boolean(),
  }),
} as const;

export const checkPreEligibility = endpoint({
  method: 'POST',
  path: '/app/transaction/ntb/check-pre-eligibility',
  summary: 'Whether the order has lenders that take applications',
  scope: 'checkout',
  request: z.strictObject({}),
  response: z.object(PreEligibility),
});

/** Like `ntb/check-pre-eligibility`, by its first name. Source: S2§7. */
export const checkPreEligibilityV1 = endpoint({
  method: 'POST',
  path: '/app/transaction/v1/check-pre-eligibility',
  summary: 'Whether the order has lenders that take applications',
  scope: 'checkout',
  request: z.strictObject({}),
  response: z.object(PreEligibility),
});

/** The customer has returned from the lender's page: asks the lender for its decision. A rejection is 4107. Source:
 *  S2§7. */
export const confirmApplication = endpoint({
  method: 'POST',
  path: '/app/transaction/ntb/confirm',
  summary: 'Ask the lender how it decides on the application',
  scope: 'checkout',
  request: z.strictObject({}),
  response: z.object(Application),
  errors: ['NTB_REJECTED_APPLICATION', 'PAYMENT_INVALID_TRANSACTION'],
});

/** Lenders that accept an application for this order. Source: S2§7. */
export const ntbDetails = endpoint({
  method: 'GET',
  path: '/app/payment/ntb/details',
  summary: 'Lenders that take an application for the order',
  scope: 'checkout',
  request: null,
  response: z.object({
    isNtbAllowed: z.boolean(),
    lenders: z.array(ApplicationLender),
    rejectedLenderIds: z.array(LenderId),
  }),
  errors: [...ownersAlone, 'LENDER_UNAVAILABLE', ...paymentOver],
});
