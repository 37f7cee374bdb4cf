import { gstWithinPaise } from './gst';

/** Bearer of the discount of a no-cost plan and the processing fee that the shopper does not pay. In the sandbox it is
 *  always the merchant. */
export const subventionBearers = ['MERCHANT', 'LENDER', 'BRAND'] as const;
export type SubventionBearer = (typeof subventionBearers)[number];

export interface BorneAmounts {
  readonly discountPaise: number;
  /** Before GST. */
  readonly processingFeePaise: number;
  readonly processingFeeGstPaise: number;
}

/** The record of an order's subvention. `borneBy`: null if all amounts are 0. */
export interface Subvention extends BorneAmounts {
  readonly borneBy: SubventionBearer | null;
  /** The part of the price that the loan pays: loan plus discount. */
  readonly pricePaise: number;
}

/** SALE: the order is paid · REFUND: the shop takes goods back · EXIT: the shopper gives the loan back and keeps the goods. */
export const settlementKinds = ['SALE', 'REFUND', 'EXIT'] as const;
export type SettlementKind = (typeof settlementKinds)[number];

/** One settlement line of an order. A reversal has negative amounts; each column sums to the final amount.
 *  `payoutPaise` = price less the merchant's part of the line. */
export interface SettlementLine extends BorneAmounts {
  readonly kind: SettlementKind;
  readonly pricePaise: number;
  readonly payoutPaise: number;
}

/** The record of a loan. `shopFeesPaise`: the lender's fees with GST that the shopper does not pay. */
export function subventionOf(loan: {
  readonly loanPaise: number;
  readonly discountPaise: number;
  readonly shopFeesPaise: number;
}): Subvention {
  const { loanPaise, discountPaise, shopFeesPaise } = loan;
  const processingFeeGstPaise = gstWithinPaise(shopFeesPaise);
  return {
    borneBy: discountPaise + shopFeesPaise > 0 ? 'MERCHANT' : null,
    pricePaise: loanPaise + discountPaise,
    discountPaise,
    processingFeePaise: shopFeesPaise - processingFeeGstPaise,
    processingFeeGstPaise,
  };
}

const line = (
  borneBy: SubventionBearer | null,
  kind: SettlementKind,
  pricePaise: number,
  { discountPaise, processingFeePaise, processingFeeGstPaise }: BorneAmounts,
): SettlementLine => ({
  kind,
  pricePaise,
  discountPaise,
  processingFeePaise,
  processingFeeGstPaise,
  payoutPaise:
    borneBy === 'MERCHANT' ? pricePaise - discountPaise - processingFeePaise - processingFeeGstPaise : pricePaise,
});

export const saleLine = (subvention: Subvention): SettlementLine =>
  line(subvention.borneBy, 'SALE', subvention.pricePaise, subvention);

/** Sum of the subvention over some lines of an order, from its sale on. */
export function stillBorne(lines: readonly BorneAmounts[]): BorneAmounts {
  const sum = (paise: (of: BorneAmounts) => number): number => lines.reduce((total, of) => total + paise(of), 0);
  return {
    discountPaise: sum((of) => of.discountPaise),
    processingFeePaise: sum((of) => of.processingFeePaise),
    processingFeeGstPaise: sum((of) => of.processingFeeGstPaise),
  };
}

/**
 * Deduction of a refund from the merchant's payout. Rounding: the loan's share of all refunds so far is rounded half
 * up, and the discount's share is the rest of the amount, so that all refunds sum to price, loan and discount to the
 * paisa. The processing fee is returned only with a full refund within the cooling-off days. After them a full refund
 * leaves the interest of the elapsed days with the lender: out of the discount, and at most its rest.
 * Source: docs/adr/0041-refunds-and-settlement.md.
 */
export function refundLine(
  { borneBy }: Subvention,
  before: readonly BorneAmounts[],
  refund: {
    readonly amountPaise: number;
    /** Refunded share of the loan, owed or repaid. */
    readonly loanSharePaise: number;
    /** True if everything that the loan has paid is refunded. */
    readonly isWhole: boolean;
    readonly isWithinCoolingOff: boolean;
    /** Of the elapsed days. */
    readonly earnedInterestPaise: number;
  },
): SettlementLine {
  const left = stillBorne(before);
  const { amountPaise, loanSharePaise, isWhole, isWithinCoolingOff } = refund;
  const isFeeBack = isWhole && isWithinCoolingOff;
  const sharePaise = isWhole ? left.discountPaise : amountPaise - loanSharePaise;
  const retainedPaise = isWhole && !isWithinCoolingOff ? Math.min(refund.earnedInterestPaise, sharePaise) : 0;
  return line(borneBy, 'REFUND', -amountPaise, {
    discountPaise: retainedPaise - sharePaise,
    processingFeePaise: isFeeBack ? 0 - left.processingFeePaise : 0,
    processingFeeGstPaise: isFeeBack ? 0 - left.processingFeeGstPaise : 0,
  });
}

/** Settlement line of an exit: the sale and the discount stand, and a processing fee that the lender does not retain is
 *  returned. Source: docs/adr/0040-loans-follow-statements.md. */
export function exitLine(
  { borneBy }: Subvention,
  before: readonly BorneAmounts[],
  { keepsFees }: { readonly keepsFees: boolean },
): SettlementLine {
  const left = stillBorne(before);
  return line(borneBy, 'EXIT', 0, {
    discountPaise: 0,
    processingFeePaise: keepsFees ? 0 : 0 - left.processingFeePaise,
    processingFeeGstPaise: keepsFees ? 0 : 0 - left.processingFeeGstPaise,
  });
}
