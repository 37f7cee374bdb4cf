import { halfUpDiv } from './emi';
import { GST_PERCENT } from './gst';
import { paiseOf } from './paise';
import type { FirstPeriodDays } from './period';

/** Days of a year × basis points per unit. */
const DAYS_PER_YEAR_BPS = 365n * 10_000n;

/** A no-cost plan. All amounts in paise; `instalmentPaise` × tenure may differ from the price by less than a rupee,
 *  because an instalment is rounded up to the whole rupee. */
interface NoCostPlan {
  readonly instalmentPaise: number;
  readonly loanPaise: number;
  /** Given by the merchant or the lender at once… */
  readonly discountPaise: number;
  /** …and paid back as interest over the tenure. The two are always shown as two lines. */
  readonly interestPaise: number;
  /** Tax on that interest, for lenders that charge it; calculated before the interest is rounded. */
  readonly gstOnInterestPaise: number;
}

/**
 * No-cost EMI: the shopper pays price ÷ months, the loan is the present value of those payments, and the discount is
 * the price less the loan. `priceRupees` and `tenureMonths` whole and positive; rounded half up to the paisa. A broken
 * first period has less interest, so the loan is greater and the discount smaller: the shopper still pays the price.
 * Source: docs/adr/0036-money-in-paise.md.
 */
export function noCostPlan(
  priceRupees: number,
  annualRateBps: number,
  tenureMonths: number,
  firstPeriodDays: FirstPeriodDays = null,
): NoCostPlan {
  const price = BigInt(priceRupees) * 100n;
  const months = BigInt(tenureMonths);
  const base = 120_000n;
  const rate = BigInt(annualRateBps);
  const instalmentPaise = paiseOf(Number((BigInt(priceRupees) + months - 1n) / months));
  if (rate === 0n)
    return { instalmentPaise, loanPaise: Number(price), discountPaise: 0, interestPaise: 0, gstOnInterestPaise: 0 };
  const grown = (base + rate) ** months;
  const [longer, shorter] = firstPeriodFactor(base, rate, firstPeriodDays);
  const numerator = price * base * (grown - base ** months) * longer;
  const denominator = months * rate * grown * shorter;
  const discountPaise = Number(price - halfUpDiv(numerator, denominator));
  return {
    instalmentPaise,
    loanPaise: Number(price) - discountPaise,
    discountPaise,
    interestPaise: discountPaise,
    gstOnInterestPaise: Number(halfUpDiv((price * denominator - numerator) * GST_PERCENT, denominator * 100n)),
  };
}

/** Growth of the present value of a loan by a broken first period, as numerator and denominator: a whole month's
 *  factor over that of the days. */
const firstPeriodFactor = (base: bigint, rate: bigint, days: FirstPeriodDays): readonly [bigint, bigint] =>
  days === null ? [1n, 1n] : [(base + rate) * DAYS_PER_YEAR_BPS, base * (DAYS_PER_YEAR_BPS + rate * BigInt(days))];

/**
 * True if a plan is 'NO COST EMI', in words and badge: the total paid equals the price, since the discount covers
 * interest, tax and fees. Every screen, page and call uses this function. Paise.
 * Source: docs/adr/0038-no-cost-from-figures.md.
 */
export const isNoCost = (cost: {
  readonly discountPaise: number;
  readonly interestPaise: number;
  readonly gstOnInterestPaise: number;
  readonly feesPaise: number;
}): boolean => cost.interestPaise + cost.gstOnInterestPaise + cost.feesPaise === cost.discountPaise;
