import { lenders, planCost, salesLenders, taxedFee, tenures } from '../../../../shared/lenders';
import type { Loan } from './loans';

/** Every amount of a text in paise, in the order in which it is read: '₹59,483.06 in all' → [5948306]. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/₹ ?([\d,]+)(?:\.(\d{2}))?(?!\d)/g)].map(
    ([, rupees = '', paise = '00']) => Number(rupees.replaceAll(',', '')) * 100 + Number(paise),
  );

type Cost = Loan['cost'];
/** Amounts that stand only where there are any. */
const anyOf = (...paise: readonly number[]): number[] => paise.filter((each) => each > 0);
const beside = (cost: Cost): number[] =>
  anyOf(cost.interestPaise - cost.discountPaise, cost.gstOnInterestPaise, cost.feesPaise);

/** A plan as a row of the till: instalment, then what it costs beside the price, then all of it. */
const rowOf = (cost: Cost): number[] => [cost.emiPaise, ...beside(cost), cost.totalPayablePaise];

/** All plans of the loan's lender for its amount. */
const costsOf = ({ lender, amountRupees }: Loan): Cost[] =>
  tenures.flatMap((tenure) => {
    const annualRateBps = lender.annualRateBps[tenure];
    return annualRateBps === null ? [] : [planCost(lender, tenure, annualRateBps, amountRupees)];
  });

/** What the sales app shows of a loan's lender. */
export const onTheTill = (loan: Loan) => ({
  rows: costsOf(loan).flatMap(rowOf),
  picture: [
    loan.amountRupees * 100,
    ...costsOf(loan).flatMap((cost) => [cost.emiPaise, cost.totalPayablePaise, ...beside(cost)]),
  ],
});

/** The lowest instalment of an amount, at the shortest tenure that has it; of all lenders, or at no cost alone. */
function lowest(amountRupees: number, isNoCostOnly: boolean) {
  const plans = salesLenders(lenders, amountRupees).flatMap(({ emiPlans }) => emiPlans);
  const known = plans.filter(({ emi, isNoCost }) => emi !== null && (isNoCost || !isNoCostOnly));
  return known.sort((a, b) => (a.emi ?? 0) - (b.emi ?? 0) || a.tenure - b.tenure)[0] ?? null;
}

/** The line by a price and its tooltip; as a tag, those of a plan without cost where there is one. */
export function byThePrice(
  amountRupees: number,
  locale: 'en' | 'hi',
): { readonly line: number[]; readonly tag: number[] } {
  const said = (plan: ReturnType<typeof lowest>): number[] => {
    if (!plan?.cost) return [];
    const { totalPayablePaise, feesPaise } = plan.cost;
    const sums = [totalPayablePaise, ...anyOf(feesPaise)];
    return [(plan.emi ?? 0) * 100, ...(locale === 'en' ? sums : sums.reverse())];
  };
  const any = lowest(amountRupees, false);
  return { line: said(any), tag: said(lowest(amountRupees, true) ?? any) };
}

/** What the checkout shows of a loan, screen by screen. */
export function inTheCheckout(loan: Loan) {
  const { lender, cost, amountRupees } = loan;
  const pricePaise = amountRupees * 100;
  const fees = lender.loanTerms.fees.map(taxedFee);
  const { emiPaise, feesPaise, totalPayablePaise, discountPaise, interestPaise, gstOnInterestPaise, loanPaise } = cost;
  const costOfLoanPaise = interestPaise + gstOnInterestPaise + feesPaise;
  const discount = discountPaise > 0 ? [pricePaise, discountPaise] : [];
  const schedule = cost.instalments.map((row) => [
    row.paymentPaise,
    row.principalPaise,
    row.interestPaise + row.gstPaise,
    row.balancePaise,
  ]);
  return {
    plan: [
      ...beside(cost),
      emiPaise,
      totalPayablePaise,
      ...(discountPaise > 0 ? [interestPaise, discountPaise] : []),
      ...anyOf(feesPaise),
    ],
    actions: [emiPaise],
    statement: [
      costOfLoanPaise,
      ...discount,
      loanPaise,
      interestPaise,
      ...anyOf(gstOnInterestPaise),
      ...fees.map((fee) => fee.amountPaise + fee.gstPaise),
      totalPayablePaise,
      emiPaise,
      ...schedule.flatMap((row) => row.slice(0, 3)),
      ...anyOf(feesPaise),
      ...fees.flatMap((fee) => [fee.amountPaise, fee.gstPaise]),
      lender.loanTerms.bounceChargeRupees * 100,
      loanPaise - feesPaise,
      loanPaise,
    ],
    printed: [
      pricePaise,
      ...anyOf(discountPaise),
      loanPaise,
      interestPaise,
      ...anyOf(gstOnInterestPaise),
      ...fees.map((fee) => fee.amountPaise + fee.gstPaise),
      costOfLoanPaise,
      loanPaise - feesPaise,
      totalPayablePaise,
      emiPaise,
      lender.loanTerms.bounceChargeRupees * 100,
      ...schedule.flat(),
    ],
    confirm: [emiPaise, totalPayablePaise, pricePaise, emiPaise, ...anyOf(feesPaise), totalPayablePaise],
    receipt: [emiPaise, ...anyOf(feesPaise), pricePaise, emiPaise, totalPayablePaise, ...beside(cost)],
  };
}
