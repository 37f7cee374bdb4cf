import * as z from 'zod/mini';
import { locales } from '../locales';
import { EpochMs, LenderId, Paise } from './fields';
import { Day } from './payment-fields';

/** Paid by the shopper with the first instalment. */
const Fee = z.object({
  name: z.string(),
  /** Recipient. */
  payee: z.enum(['LENDER', 'THIRD_PARTY']),
  frequency: z.enum(['ONE_TIME', 'RECURRING']),
  /** Before tax. */
  amountPaise: Paise,
  gstPaise: Paise,
});

/** A charge for an event that may not occur. */
const ContingentCharge = z.object({ name: z.string(), charge: z.string() });

const Officer = z.object({ name: z.string(), email: z.string(), phone: z.string() });

const KfsInstalment = z.object({
  number: z.int(),
  dueOn: Day,
  openingBalancePaise: Paise,
  principalPaise: Paise,
  interestPaise: Paise,
  /** Tax on the interest, if the lender charges it; paid with the instalment. */
  gstPaise: Paise,
  /** Fees paid with it: 0 in all but the first; absent in a statement before 2026-6. */
  feesPaise: z.optional(Paise),
  /** Principal, interest, tax and fees: the debited amount. */
  paymentPaise: Paise,
  balancePaise: Paise,
});

/** Terms that bind the lender while the statement is valid. Rates in basis points, amounts in whole rupees. */
const BoundTerms = z.object({
  isGstOnInterest: z.boolean(),
  fees: z.array(
    z.object({
      kind: z.enum(['PROCESSING', 'DOCUMENTATION']),
      payee: z.enum(['LENDER', 'THIRD_PARTY']),
      amountRupees: z.int(),
      includesGst: z.boolean(),
    }),
  ),
  penalBpsPerMonth: z.int(),
  foreclosureBps: z.int(),
  bounceChargeRupees: z.int(),
  coolingOffDays: z.int(),
  keepsFeesOnExit: z.boolean(),
});

/** A Key Facts Statement, calculated entirely by the server; `contentHash` covers every other field. Source:
 *  docs/adr/0039-kfs-is-immutable-proof.md, S1§3. */
export const Kfs = z.object({
  /** Version of the form, e.g. '2026-5'. */
  kfsVersion: z.string(),
  /** Language of its texts. Each language is a separate statement with its own hash and the same figures; the agreed
   *  one is binding. */
  language: z.enum(locales),
  /** SHA-256 (base64url) of the statement without this field, as JSON with its keys in order. */
  contentHash: z.string(),
  proposalNumber: z.string(),
  issuedAtMs: EpochMs,
  /** End of validity of rate, fees and charges: three banking days after the first statement. */
  validUntilMs: EpochMs,
  /** Day of the disbursal, from which interest runs; absent in a statement before 2026-6. */
  disbursedOn: z.optional(Day),
  /** Days from the disbursal to the first due day, if not a whole month; absent for a whole month. */
  firstPeriodDays: z.optional(z.int()),
  lenderId: LenderId,
  lenderName: z.string(),
  /** The lending company as registered, line by line; absent in a statement before 2026-8. */
  lenderFacts: z.optional(z.array(z.object({ name: z.string(), value: z.string() }))),
  merchantName: z.string(),
  /** The shop's order id; null in a statement before 2026-4. */
  orderId: z.nullable(z.string()),
  /** Like '98XXXXX210'; null in a calculation before the verification. */
  maskedMobile: z.nullable(z.string()),
  purchaseAmountPaise: Paise,
  /** Discount of the merchant or the lender on the price of a no-cost plan; 0 for any other. */
  discountPaise: Paise,
  /** Part of the price that the shop collects itself; absent if there is none. */
  dueAtMerchantPaise: z.optional(Paise),
  /** The discount equals the interest; `isNoCost` of `shared/money` decides whether the plan is 'NO COST EMI'. */
  isNoCost: z.boolean(),
  /** The lender's fees, with GST, that the shop pays instead of the shopper; absent if there are none. */
  shopFeesPaise: z.optional(Paise),
  loanAmountPaise: Paise,
  disbursal: z.string(),
  tenure: z.int(),
  instalmentCount: z.int(),
  /** The usual instalment without tax and fees; the last one may be smaller. */
  instalmentPaise: Paise,
  firstEmiOn: Day,
  lastEmiOn: Day,
  /** Basis points a year; 1300 = 13.00 %. */
  annualRateBps: z.int(),
  rateType: z.literal('FIXED'),
  fees: z.array(Fee),
  /** With tax. */
  totalFeesPaise: Paise,
  totalInterestPaise: Paise,
  totalGstOnInterestPaise: Paise,
  /** Interest, its tax and all fees. */
  costOfLoanPaise: Paise,
  /** Amount paid out: the loan; before 2026-6 the loan less all fees. */
  netDisbursedPaise: Paise,
  /** All payments of the schedule. */
  totalPayablePaise: Paise,
  /** Annual percentage rate in basis points, from the disbursed amount and all payments at their due days. */
  aprBps: z.int(),
  contingentCharges: z.array(ContingentCharge),
  coolingOffDays: z.int(),
  coolingOff: z.string(),
  /** Terms of a return of the purchase; absent in a statement before 2026-6. */
  refundClause: z.optional(z.string()),
  /** The lender's officer; in a statement before 2026-8 with the provider's address. */
  grievanceOfficer: Officer,
  /** The provider's officer, as the lending service provider; absent in a statement before 2026-8. */
  providerOfficer: z.optional(Officer),
  recoveryClause: z.string(),
  transferClause: z.string(),
  schedule: z.array(KfsInstalment),
  /** Absent in a statement before 2026-6. */
  boundTerms: z.optional(BoundTerms),
});
export type Kfs = z.infer<typeof Kfs>;

export const KfsConsent = z.object({
  kfsVersion: z.string(),
  contentHash: z.string(),
  consentedAtMs: EpochMs,
});
