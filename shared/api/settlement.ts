import * as z from 'zod/mini';
import { settlementKinds, subventionBearers } from '../money/subvention';
import { EpochMs, Paise } from './fields';
import { RefundId } from './refund-id';

/** What of a price somebody other than the shopper bears, paise. */
export const SubventionAmounts = z.object({
  borneBy: z.enum(subventionBearers),
  /** Meets the interest of the plan. */
  discountPaise: Paise,
  /** The lender's, before GST. */
  processingFeePaise: Paise,
  processingFeeGstPaise: Paise,
});

/** A line of what a merchant is paid for an order, paise. Amounts of a reversal are negative, and each column adds up. */
export const SettlementLine = z.object({
  kind: z.enum(settlementKinds),
  /** Of a refund; null of any other line. */
  refundId: z.nullable(RefundId),
  pricePaise: z.int(),
  discountPaise: z.int(),
  processingFeePaise: z.int(),
  processingFeeGstPaise: z.int(),
  /** What the merchant gets by the line: the price less what the merchant bears. */
  payoutPaise: z.int(),
  atMs: EpochMs,
});
export type SettlementLine = z.infer<typeof SettlementLine>;

/** What of a paid order was lent, and what the merchant is paid for it; null unless COMPLETE. */
export const settlementFields = {
  /** What the lender lends: the financed amount less the discount. */
  loanAmountPaise: z.nullable(Paise),
  /** Null, too, where the shopper bears everything. */
  subvention: z.nullable(SubventionAmounts),
  /** What the merchant is paid for the sale: the financed amount less what the merchant bears. */
  payoutPaise: z.nullable(Paise),
} as const;
