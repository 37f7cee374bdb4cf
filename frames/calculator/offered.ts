import * as z from 'zod/mini';
import type { Lender, Tenure } from '../../shared/lenders/lender';
import { totalFeesPaise } from '../../shared/lenders/loan-terms';

const RateBps = z.nullable(z.int());

/** Months that merchants' terms of no cost name. Source: CAT-037. */
const NO_COST_MONTHS: readonly Tenure[] = [3, 6, 9, 12];

/** What the calculator knows of a lender, as it stands in the page: whole rupees, basis points a year by months. */
const OfferedLender = z.object({
  lenderId: z.string(),
  name: z.string(),
  minLoanAmount: z.int(),
  maxLoanAmount: z.int(),
  /** Null = no rate for these months. */
  annualRateBps: z.object({ 3: RateBps, 6: RateBps, 9: RateBps, 12: RateBps, 18: RateBps, 24: RateBps }),
  /** For which a merchant meets its interest: those that it has a rate for; none where it takes no part. */
  noCostTenures: z.array(z.int()),
  gstOnInterest: z.boolean(),
  /** All fees with their tax. */
  feesPaise: z.int(),
  /** The shop pays them too where it meets the interest. */
  shopPaysFees: z.boolean(),
});
export type OfferedLender = z.infer<typeof OfferedLender>;

/** Every lender on our own site, one on that lender's. */
export type Offered = readonly [OfferedLender, ...OfferedLender[]];

/** Throws a RangeError where there is none. */
function offeredOf([first, ...others]: readonly OfferedLender[]): Offered {
  if (!first) throw new RangeError('a calculator needs a lender');
  return [first, ...others];
}

/** What a page offers, in the order of their names. `noCostMonths`: what a merchant has agreed on at no cost, with every
 *  lender that takes part; where no merchant is meant, all that merchants agree on. */
export const offer = (lenders: readonly Lender[], noCostMonths = NO_COST_MONTHS): Offered =>
  offeredOf(
    lenders
      .map(({ lenderId, name, minLoanAmount, maxLoanAmount, annualRateBps, gstOnInterest, ...more }) => ({
        lenderId,
        name,
        minLoanAmount,
        maxLoanAmount,
        annualRateBps,
        noCostTenures: more.noCostTenures.length > 0 ? noCostMonths.filter((each) => annualRateBps[each] !== null) : [],
        gstOnInterest,
        feesPaise: totalFeesPaise(more.loanTerms),
        shopPaysFees: more.noCostFee === 'SHOP',
      }))
      .sort((one, other) => (one.name < other.name ? -1 : 1)),
  );

/** What a page offers, out of the text that it has; null where that is none. */
export function readOffered(text: string): Offered | null {
  const read = z.safeParse(z.array(OfferedLender), JSON.parse(text));
  return read.success && read.data.length > 0 ? offeredOf(read.data) : null;
}
