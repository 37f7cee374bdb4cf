import { planCost, salesLenders, taxedFee, tenures } from '../../../../shared/lenders';
import { aprUnits } from '../../../../shared/money';
import { type Loan, lenders, rivalOf } from './loans';

/** Every amount of a text in paise, in reading order: '₹59,483.06 in all' → [5948306]. */
export const amountsIn = (text: string): number[] =>
  [...text.matchAll(/₹ ?([\d,]+)(?:\.(\d{2}))?(?!\d)/g)].map(
    ([, rupees = '', paise = '00']) => Number(rupees.replaceAll(',', '')) * 100 + Number(paise),
  );

type Cost = Loan['cost'];
/** Amounts that are shown only if they are not 0. */
const anyOf = (...paise: readonly number[]): number[] => paise.filter((each) => each > 0);
const beside = (cost: Cost): number[] =>
  anyOf(cost.interestPaise - cost.discountPaise, cost.gstOnInterestPaise, cost.feesPaise);

const rowOf = (cost: Cost): number[] => [cost.emiPaise, ...beside(cost), cost.totalPayablePaise];

const costsOf = ({ lender, amountRupees }: Loan): Cost[] =>
  tenures.flatMap((tenure) => {
    const annualRateBps = lender.annualRateBps[tenure];
    return annualRateBps === null ? [] : [planCost(lender, tenure, annualRateBps, amountRupees)];
  });

export const onTheTill = (loan: Loan) => ({
  rows: costsOf(loan).flatMap(rowOf),
  picture: [
    loan.amountRupees * 100,
    ...costsOf(loan).flatMap((cost) => [cost.emiPaise, cost.totalPayablePaise, ...beside(cost)]),
  ],
});

/** The lowest instalment of an amount, at its shortest tenure; of all lenders, or of no-cost plans. */
function lowest(amountRupees: number, isNoCostOnly: boolean) {
  const plans = salesLenders(lenders, amountRupees).flatMap(({ emiPlans }) => emiPlans);
  const known = plans.filter(({ emi, isNoCost }) => emi !== null && (isNoCost || !isNoCostOnly));
  return known.sort((a, b) => (a.emi ?? 0) - (b.emi ?? 0) || a.tenure - b.tenure)[0] ?? null;
}

export function byThePrice(amountRupees: number): { readonly line: number[]; readonly tag: number[] } {
  const plan = lowest(amountRupees, true) ?? lowest(amountRupees, false);
  const { totalPayablePaise = 0, feesPaise = 0 } = plan?.cost ?? {};
  const said = plan ? [(plan.emi ?? 0) * 100, totalPayablePaise, ...anyOf(feesPaise)] : [];
  return { line: said, tag: said };
}

/** One line of two offers: both amounts, and the difference after the better one. */
const marked = (amounts: readonly [number, number], isMarked = true, isMoreBetter = false): number[] => {
  const [one, other] = amounts;
  const by = isMarked && one !== other ? [Math.abs(one - other)] : [];
  return one < other !== isMoreBetter ? [one, ...by, other] : [one, other, ...by];
};

/** A loan compared with another one, line by line. */
function besideRival(loan: Loan): number[] {
  const rival = rivalOf(loan);
  if (!rival) return [];
  const aprOf = ({ loanPaise, instalments }: Cost): number =>
    aprUnits(
      loanPaise,
      instalments.map(({ paymentPaise }) => paymentPaise),
      100,
    );
  const rank = ({ cost }: Pick<Loan, 'cost'>) => [cost.totalPayablePaise, aprOf(cost)] as const;
  const [first, second] = [loan, rival].sort((a, b) => {
    const [[total, apr], [otherTotal, otherApr]] = [rank(a), rank(b)];
    return total - otherTotal || apr - otherApr || (a.lender.name < b.lender.name ? -1 : 1);
  }) as [Loan, Loan];
  const of = (amount: (cost: Cost) => number): [number, number] => [amount(first.cost), amount(second.cost)];
  const isTaxed = of((cost) => cost.gstOnInterestPaise);
  const isAlike = isTaxed[0] > 0 === isTaxed[1] > 0;
  const last = ({ instalments }: Cost): number => {
    const row = instalments.at(-1);
    return (row?.paymentPaise ?? 0) - (row?.gstPaise ?? 0);
  };
  // A fee that the shop pays is not the shopper's.
  const feesOf = ({ lender, cost }: Pick<Loan, 'lender' | 'cost'>) =>
    cost.shopFeesPaise > 0 ? [] : lender.loanTerms.fees;
  const fee = (kind: string, of: Pick<Loan, 'lender' | 'cost'>): number =>
    feesOf(of)
      .filter((each) => each.kind === kind)
      .map(taxedFee)
      .reduce((sum, { amountPaise, gstPaise }) => sum + amountPaise + gstPaise, 0);
  const kinds = new Set([first, second].flatMap((each) => feesOf(each).map(({ kind }) => kind)));
  const bounce = ({ lender }: Pick<Loan, 'lender'>): number => lender.loanTerms.bounceChargeRupees * 100;
  const hasDiscount = of((cost) => cost.discountPaise).some((paise) => paise > 0);
  const pricePaise = loan.amountRupees * 100;
  return [
    ...marked(of((cost) => cost.totalPayablePaise)),
    ...marked(
      of((cost) => cost.emiPaise),
      isAlike,
    ),
    ...(hasDiscount
      ? [
          pricePaise,
          pricePaise,
          ...marked(
            of((cost) => cost.discountPaise),
            true,
            true,
          ),
        ]
      : []),
    ...marked(of((cost) => cost.loanPaise)),
    ...marked(of((cost) => cost.interestPaise)),
    ...(isTaxed.some((paise) => paise > 0) ? marked(isTaxed) : []),
    ...[...kinds].flatMap((kind) => marked([fee(kind, first), fee(kind, second)])),
    ...marked(of((cost) => cost.interestPaise + cost.gstOnInterestPaise + cost.feesPaise)),
    ...marked(of(last), isAlike),
    ...marked([bounce(first), bounce(second)]),
  ];
}

export function inTheCheckout(loan: Loan) {
  const { lender, cost, amountRupees } = loan;
  const pricePaise = amountRupees * 100;
  const fees = cost.shopFeesPaise > 0 ? [] : lender.loanTerms.fees.map(taxedFee);
  /** '₹0 of ₹234.82': the fee that the shop pays. */
  const shopFee = cost.shopFeesPaise > 0 ? [0, cost.shopFeesPaise] : [];
  const { emiPaise, feesPaise, totalPayablePaise, discountPaise, interestPaise, gstOnInterestPaise, loanPaise } = cost;
  const costOfLoanPaise = interestPaise + gstOnInterestPaise + feesPaise;
  const last = cost.instalments.at(-1);
  const lastPaise = (last?.principalPaise ?? 0) + (last?.interestPaise ?? 0);
  const schedule = cost.instalments.map((row) => [
    row.paymentPaise,
    row.principalPaise,
    row.interestPaise + row.gstPaise,
    // The fee of the first row follows its interest.
    ...anyOf(row.feesPaise),
    row.balancePaise,
  ]);
  /** The last instalment, if it differs from the others. */
  const otherLastPaise = lastPaise === emiPaise ? 0 : lastPaise;
  /** A statement up to its schedule. */
  const statedPaise = [
    totalPayablePaise,
    emiPaise,
    ...anyOf(otherLastPaise),
    pricePaise,
    ...anyOf(discountPaise),
    loanPaise,
    interestPaise,
    ...anyOf(gstOnInterestPaise),
    ...fees.flatMap((fee) => [fee.amountPaise + fee.gstPaise, fee.amountPaise, fee.gstPaise]),
    ...shopFee,
    costOfLoanPaise,
    loanPaise,
    totalPayablePaise,
    emiPaise,
    ...anyOf(otherLastPaise),
    lender.loanTerms.bounceChargeRupees * 100,
  ];
  return {
    compared: besideRival(loan),
    plan: [
      emiPaise,
      totalPayablePaise,
      ...anyOf(discountPaise > 0 ? discountPaise : interestPaise, gstOnInterestPaise, feesPaise),
      ...anyOf(otherLastPaise),
    ],
    actions: [emiPaise, totalPayablePaise],
    statement: [
      ...statedPaise,
      ...schedule.flatMap((row) => row.slice(0, -1)),
      ...anyOf(feesPaise),
      totalPayablePaise,
      // Amount in the consent below the statement.
      loanPaise,
    ],
    printed: [
      ...statedPaise,
      ...schedule.flat(),
      totalPayablePaise,
      loanPaise,
      interestPaise + gstOnInterestPaise,
      ...anyOf(feesPaise),
      ...anyOf(feesPaise),
      totalPayablePaise,
    ],
    confirm: [
      emiPaise,
      totalPayablePaise,
      pricePaise,
      emiPaise,
      ...anyOf(otherLastPaise, feesPaise),
      totalPayablePaise,
    ],
    receipt: [
      emiPaise,
      ...anyOf(feesPaise),
      pricePaise,
      emiPaise,
      ...anyOf(otherLastPaise),
      totalPayablePaise,
      ...beside(cost),
    ],
  };
}
