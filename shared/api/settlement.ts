import * as z from 'zod/mini';
import { settlementKinds, subventionBearers } from '../money/subvention';
import { EpochMs, Paise } from './fields';
import { RefundId } from './refund-id';

/** Parts of a price that the shopper does not bear, paise. */
export const SubventionAmounts = z.object({
  borneBy: z.enum(subventionBearers),
  /** Equals the interest of the plan. */
  discountPaise: Paise,
  /** The lender's fee, before GST. */
  processingFeePaise: Paise,
  processingFeeGstPaise: Paise,
});

/**
 * A settlement line of an order for the merchant, paise. Amounts of a reversal are negative, and each column sums up.
 */
export const SettlementLine = z.object({
  kind: z.enum(settlementKinds),
  /** Id of a refund; null for any other line. */
  refundId: z.nullable(RefundId),
  pricePaise: z.int(),
  discountPaise: z.int(),
  processingFeePaise: z.int(),
  processingFeeGstPaise: z.int(),
  /** Paid to the merchant by this line: price less the merchant's share. */
  payoutPaise: z.int(),
  atMs: EpochMs,
});
export type SettlementLine = z.infer<typeof SettlementLine>;

/** Loan, subvention and payout of a paid order; null unless COMPLETE. */
export const settlementFields = {
  /** Amount of the loan: the financed amount less the discount. */
  loanAmountPaise: z.nullable(Paise),
  /** Null also if the shopper bears everything. */
  subvention: z.nullable(SubventionAmounts),
  /** Paid to the merchant for the sale: the financed amount less the merchant's share. */
  payoutPaise: z.nullable(Paise),
} as const;
