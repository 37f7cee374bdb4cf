import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { LenderId, Paise } from './fields';
import { Kfs, KfsConsent } from './kfs';
import { EmiPlanId, OrderId, ownersAlone, progressFields } from './payment-fields';

/** The Key Facts Statement to agree to; the same one until it expires. Source: S2§7, S1§3. */
export const getKfsData = endpoint({
  method: 'GET',
  path: '/app/payment/get-kfs-data',
  summary: 'The Key Facts Statement to agree to',
  scope: 'checkout',
  request: null,
  response: z.object({
    kfsEnabled: z.boolean(),
    /** Null if the lender has none. */
    kfsData: z.nullable(Kfs),
    /** A page to print or save, for 10 minutes; null without a statement. */
    printUrl: z.nullable(z.url()),
    /** Payment of the statement. Absent from a process of an earlier release. */
    txnDetails: z.optional(z.object({ txnId: z.string(), orderId: OrderId, merchantName: z.string() })),
  }),
  errors: ['PAYMENT_INVALID_TRANSACTION', 'PAYMENT_ORDER_EXPIRED', ...ownersAlone],
});

/** Records the consent, with time, version and hash, and sends the lender's OTP (or returns the lender's page). A hash
 *  other than the current statement's is PAYMENT_KFS_CHANGED. Source: S2§7. */
export const authorizeKfs = endpoint({
  method: 'POST',
  path: '/app/payment/authorize-kfs',
  summary: 'Agree to the Key Facts Statement',
  scope: 'checkout',
  request: z.strictObject({
    kfsVersion: z.string(),
    contentHash: z.string(),
    isAccepted: z.literal(true, 'the statement must be accepted'),
  }),
  response: z.object({ ...progressFields, consent: KfsConsent }),
  errors: [
    'PAYMENT_KFS_CHANGED',
    'PAYMENT_INVALID_TRANSACTION',
    'PAYMENT_ORDER_EXPIRED',
    'PAYMENT_LENDER_SERVER_FAIL',
    'PAYMENT_MULTIPLE_OTP_BLOCK',
    ...ownersAlone,
  ],
  idempotent: true,
});

/** The agreed statement, unchanged. Source: S2§7. */
export const consentedKfs = endpoint({
  method: 'GET',
  path: '/app/transaction/get-kfs-data',
  summary: 'The Key Facts Statement that was agreed to',
  scope: 'checkout',
  request: null,
  response: z.object({
    kfsData: z.nullable(Kfs),
    consent: z.nullable(KfsConsent),
    /** A page to print or save, for 10 minutes; null without a consent. */
    printUrl: z.nullable(z.url()),
  }),
});

/** Cost of a plan before a reservation. Nothing is stored. Source: S2§7. */
export const calculateKfs = endpoint({
  method: 'POST',
  path: '/app/transaction/calculate-kfs-data',
  summary: 'What a plan would cost',
  scope: 'checkout',
  request: z.strictObject({ lenderId: LenderId, emiPlanId: EmiPlanId }),
  response: z.object({ kfsEnabled: z.boolean(), kfsData: Kfs }),
  errors: ['PAYMENT_MIN_AMOUNT_LIMIT', 'PAYMENT_MAX_AMOUNT_LIMIT', 'PAYMENT_INVALID_TENURE'],
});

/** A plan's statement, and the figures of its contingent charges. */
export const ComparedOffer = z.object({
  kfsData: Kfs,
  charges: z.object({
    /** Basis points of the overdue amount, per month. */
    lateBps: z.int(),
    /** Basis points of the amount repaid early; 0 = free. */
    earlyBps: z.int(),
    /** Per failed debit, before tax. */
    bouncePaise: Paise,
  }),
});
export type ComparedOffer = z.infer<typeof ComparedOffer>;

const Plan = z.strictObject({ lenderId: LenderId, emiPlanId: EmiPlanId });

/** Cost of two plans side by side: like `calculateKfs` for each, at one moment. Nothing is stored. */
export const compareOffers = endpoint({
  method: 'POST',
  path: '/app/transaction/compare-offers',
  summary: 'What two plans would cost, side by side',
  scope: 'checkout',
  request: z.strictObject({ first: Plan, second: Plan }),
  response: z.object({ first: ComparedOffer, second: ComparedOffer }),
  errors: ['PAYMENT_MIN_AMOUNT_LIMIT', 'PAYMENT_MAX_AMOUNT_LIMIT', 'PAYMENT_INVALID_TENURE'],
});
