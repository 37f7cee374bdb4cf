import * as z from 'zod/mini';
import { shopRefusals } from '../errors/shop-refusal';
import { salesInitAddress } from './addresses';
import { endpoint } from './endpoint';
import { AmountRupees, Code, CustomerName, EpochMs, LenderId, Mobile, OptionalEmail, Paise } from './fields';

/** Cost of a plan, in whole paise: price − discount + interest + its tax + fees = `totalPayablePaise`, as in the Key
 *  Facts Statement. */
export const PlanCost = z.object({
  /** Discount of a no-cost plan, equal to its interest; 0 for any other. */
  discountPaise: Paise,
  interestPaise: Paise,
  /** Tax on the interest, paid with each instalment; 0 if the lender charges none. */
  gstOnInterestPaise: Paise,
  /** All fees with their tax, due with the first instalment. */
  feesPaise: Paise,
  /** All instalments and fees. */
  totalPayablePaise: Paise,
  /** Annual percentage rate, basis points, as in the statement; absent if not calculated. */
  aprBps: z.optional(z.int()),
});
export type PlanCost = z.infer<typeof PlanCost>;

/**
 * One tenure of a lender for the requested amount. Field names as in the specification, in rupees; the paise are in
 * `cost`. `interestRate` is percent a year; null means not available, and then the other figures are null as well.
 * Source: S2§3.
 */
export const EmiPlan = z.object({
  emiPlanId: z.string(),
  tenure: z.int(),
  interestRate: z.nullable(z.number()),
  currency: z.literal('INR'),
  /** Whole rupees, without tax on the interest. */
  emi: z.nullable(z.int()),
  /** `totalPayablePaise` in rupees, at most two decimals. */
  totalAmountPayableToBank: z.nullable(z.number()),
  /** Interest after the discount: rupees, at most two decimals. */
  totalInterest: z.nullable(z.number()),
  isNoCost: z.boolean(),
  cost: z.nullable(PlanCost),
});
export type EmiPlan = z.infer<typeof EmiPlan>;

/** A lender in the sales app. `emiPlans` is empty if the amount is outside its limits (rupees, inclusive).
 *  `lender_offer` is a short text, null without an offer. Source: S2§3. */
export const SalesLender = z.object({
  lenderId: LenderId,
  name: z.string(),
  minLoanAmount: z.int(),
  maxLoanAmount: z.int(),
  emiPlans: z.array(EmiPlan),
  lender_offer: z.nullable(z.string()),
});
export type SalesLender = z.infer<typeof SalesLender>;

/** Starts a session: validates token, agent and origin, and returns the data of the first screens. Source: S2§7. */
export const init = endpoint({
  ...salesInitAddress,
  summary: 'Start a sales session',
  scope: 'sales',
  request: null,
  response: z.object({
    merchantName: z.string(),
    merchantLogo: z.nullable(z.string()),
    merchantAgentId: z.string(),
    lenders: z.array(z.omit(SalesLender, { emiPlans: true, lender_offer: true })),
    support: z.object({ phone: z.string(), email: z.string() }),
    serverNowMs: EpochMs,
  }),
  errors: ['NO_LENDER_CONNECTED'],
});

/** Every lender of the merchant with its plans for an amount, best first (see `shared/lenders`). Source: S2§7. */
export const getEmiDetails = endpoint({
  method: 'POST',
  path: '/app/affordability/sa/get-emi-details',
  summary: 'EMI plans of every lender for an amount',
  scope: 'sales',
  request: z.strictObject({ amount: AmountRupees }),
  response: z.object({ amount: AmountRupees, lenders: z.array(SalesLender) }),
});

/** Data without the customer's consent: whether the amount has lenders and whether the number may continue to a share
 *  code. Never reveals whether the customer is approved. Source: S2§7. */
export const preEligibility = endpoint({
  method: 'POST',
  path: '/app/affordability/sa/pre-eligibility',
  summary: 'Check a number and an amount before asking for consent',
  scope: 'sales',
  request: z.strictObject({ mobile: Mobile, amount: AmountRupees }),
  response: z.object({
    isPreEligible: z.boolean(),
    isMobileVerified: z.boolean(),
    /** Lenders that finance the amount. */
    lenderIds: z.array(LenderId),
    /** The closest amount that some lender finances, rupees; null if no lender serves the merchant. */
    nearestAmount: z.nullable(AmountRupees),
  }),
  errors: ['MOBILE_BLOCKED'],
});

/** Sends a Secure Share Code by SMS. Source: S2§7, S2§9. */
export const sendShareCode = endpoint({
  method: 'POST',
  path: '/app/affordability/sa/send-share-code',
  summary: 'Send a Secure Share Code to the customer',
  scope: 'sales',
  request: z.strictObject({ mobile: Mobile }),
  response: z.object({
    resendAtMs: EpochMs,
    expiresAtMs: EpochMs,
    remainingShareCodeAttempts: z.int(),
    serverNowMs: EpochMs,
  }),
  errors: ['OTP_TOO_SOON', 'MOBILE_BLOCKED'],
  idempotent: true,
});

/** Verifies a Secure Share Code. Failures have `data.remainingShareCodeAttempts`. Source: S2§3, S2§7. */
export const verifyShareCode = endpoint({
  method: 'POST',
  path: '/app/affordability/sa/verify-share-code',
  summary: 'Verify the Secure Share Code that the customer read out',
  scope: 'sales',
  request: z.strictObject({ mobile: Mobile, otp: Code }),
  response: z.object({ verifiedUntilMs: EpochMs, serverNowMs: EpochMs }),
  errors: [
    'SHARE_CODE_INVALID',
    'SHARE_CODE_EXPIRED',
    'SHARE_CODE_ATTEMPTS_EXHAUSTED',
    // For a test number whose codes are all wrong.
    'INVALID_OTP',
    'MOBILE_BLOCKED',
  ],
});

/** A lender that has approved the customer but lends nothing (more) at this merchant. */
export const RefusedHere = z.object({
  lenderId: LenderId,
  name: z.string(),
  errorName: z.enum(shopRefusals),
});
export type RefusedHere = z.infer<typeof RefusedHere>;

/** Asks every lender about the customer; the number must be verified. Source: S2§7. */
export const checkEligibility = endpoint({
  method: 'POST',
  path: '/app/affordability/sa/check-eligibility',
  summary: 'Which lenders approve the customer, and where to apply',
  scope: 'sales',
  request: z.strictObject({ mobile: Mobile, amount: AmountRupees }),
  response: z.object({
    emiLenders: z.array(SalesLender),
    /** Those of `emiLenders` that lend less than the amount, each with its plans for its maximum, which is its
     *  `maxLoanAmount`: the shop collects the rest itself. */
    partLenders: z.array(SalesLender),
    ntbLenders: z.array(SalesLender),
    isNtbAllowed: z.boolean(),
    isPreApproved: z.boolean(),
    /** In neither of the two lists. */
    refusedHere: z.array(RefusedHere),
  }),
  errors: ['MOBILE_NOT_VERIFIED', 'MOBILE_BLOCKED', 'LENDER_UNAVAILABLE', 'NO_LENDER_CONNECTED'],
});
export type EligibilityResponse = z.infer<(typeof checkEligibility)['response']>;

/** Files a new-to-bank application and returns the links to share. Source: S2§3, S2§7. */
export const shareNtbApplication = endpoint({
  method: 'POST',
  path: '/app/affordability/sa/share-ntb-application',
  summary: 'Share a new-to-bank credit-line application',
  scope: 'sales',
  request: z.strictObject({ mobile: Mobile, lenderId: LenderId, email: OptionalEmail, userName: CustomerName }),
  response: z.object({ applicationId: z.string(), ntbLink: z.string(), whatsAppLink: z.string() }),
  errors: ['MOBILE_NOT_VERIFIED', 'MOBILE_BLOCKED', 'APPLICATION_NOT_ALLOWED', 'LENDER_UNAVAILABLE'],
  idempotent: true,
});
