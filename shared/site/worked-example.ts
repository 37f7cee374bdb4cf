import { formatNumber, formatPaise, formatRupees } from '../format';
import { type Lender, planCost, taxedFee, totalFeesPaise, usualTerms } from '../lenders';
import { hdfc } from '../lenders/hdfc';
import { percentOf } from '../money/rate';

/** Price of the worked example, whole rupees. Source: CNT-021. */
export const EXAMPLE_RUPEES = 50_000;
const MONTHS = 9;

const percent = (bps: number): string => `${formatNumber(percentOf(bps))}%`;

/** The worked example of the FAQ, as texts; every figure follows from the lender's file. `fee` includes GST, `total`
 *  includes the fee. Throws a `RangeError` for a lender without a rate for 9 months. Source: CNT-021. */
export function workedExampleOf(lender: Lender) {
  const rateBps = lender.annualRateBps[MONTHS];
  if (rateBps === null) throw new RangeError(`${lender.name} has no rate for ${MONTHS} months`);
  const { emiPaise, interestPaise, feesPaise, totalPayablePaise, instalments } = planCost(
    lender,
    MONTHS,
    rateBps,
    EXAMPLE_RUPEES,
  );
  return {
    price: formatRupees(EXAMPLE_RUPEES),
    amount: `INR ${formatNumber(EXAMPLE_RUPEES)}`,
    lender: lender.name,
    months: MONTHS,
    ratePercent: percentOf(rateBps),
    rate: percent(rateBps),
    emi: formatPaise(emiPaise),
    firstInterest: formatPaise(instalments[0]?.interestPaise ?? 0),
    lastEmi: formatPaise(instalments.at(-1)?.paymentPaise ?? 0),
    interest: formatPaise(interestPaise),
    fee: formatPaise(feesPaise),
    total: formatPaise(totalPayablePaise),
  };
}

/** Data of a site's FAQ: its lender's name and example; on the main site null, and the example of a common bank. */
export interface FaqFacts {
  readonly lender: string | null;
  readonly example: ReturnType<typeof workedExampleOf>;
}
export const faqFactsOf = (lender: Lender | null): FaqFacts => ({
  lender: lender?.name ?? null,
  example: workedExampleOf(lender ?? hdfc),
});

/** Usual charges of lenders in addition to interest, as texts: the fee and the bounce charge before GST. */
export const usualCharges = {
  fee: formatPaise(usualTerms.fees.reduce((sum, fee) => sum + taxedFee(fee).amountPaise, 0)),
  feeWithGst: formatPaise(totalFeesPaise(usualTerms)),
  penalPerMonth: percent(usualTerms.penalBpsPerMonth),
  bounce: formatRupees(usualTerms.bounceChargeRupees),
  foreclosure: percent(usualTerms.foreclosureBps),
  coolingOffDays: usualTerms.coolingOffDays,
} as const;
