import { halfUpDiv } from './emi';
import { GST_PERCENT } from './gst';
import { paiseOf } from './paise';

/** A no-cost plan. All amounts in paise; `instalmentPaise` × tenure may differ from the price by less than a rupee,
 *  because an instalment is rounded up to the whole rupee. */
interface NoCostPlan {
  readonly instalmentPaise: number;
  readonly loanPaise: number;
  /** Given by the merchant or the lender at once… */
  readonly discountPaise: number;
  /** …and paid back as interest over the tenure. The two are always shown as two lines. */
  readonly interestPaise: number;
  /** Tax on that interest, for lenders that charge it; worked out before the interest is rounded. */
  readonly gstOnInterestPaise: number;
}

/**
 * No-cost EMI: the shopper pays price ÷ months, the loan is the present value of those payments, and the discount is
 * what the loan falls short of the price. `priceRupees` and `tenureMonths` whole and positive; rounded half up to the
 * paisa. Source: decisions (Money).
 */
export function noCostPlan(priceRupees: number, annualRateBps: number, tenureMonths: number): NoCostPlan {
  const price = BigInt(priceRupees) * 100n;
  const months = BigInt(tenureMonths);
  const base = 120_000n;
  const rate = BigInt(annualRateBps);
  const instalmentPaise = paiseOf(Number((BigInt(priceRupees) + months - 1n) / months));
  if (rate === 0n)
    return { instalmentPaise, loanPaise: Number(price), discountPaise: 0, interestPaise: 0, gstOnInterestPaise: 0 };
  const grown = (base + rate) ** months;
  const numerator = price * base * (grown - base ** months);
  const denominator = months * rate * grown;
  const discountPaise = Number(price - halfUpDiv(numerator, denominator));
  return {
    instalmentPaise,
    loanPaise: Number(price) - discountPaise,
    discountPaise,
    interestPaise: discountPaise,
    gstOnInterestPaise: Number(halfUpDiv((price * denominator - numerator) * GST_PERCENT, denominator * 100n)),
  };
}
