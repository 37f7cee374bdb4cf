import fc from 'fast-check';
import {
  atMerchant,
  type Lender,
  lenders,
  planCost,
  salesLenders,
  type Tenure,
  tenures,
} from '../../../shared/lenders';

const MONTHS: readonly (readonly Tenure[])[] = [[], [3], [3, 6], [3, 6, 9, 12]];
/** Upper bound of inputs. */
const MOST_RUPEES = 300_000;

/** A plan of a lender for a price, and what it costs. */
export interface RandomPlan {
  /** Label of the case in a failure. */
  readonly name: string;
  readonly lender: Lender;
  /** At no cost at the shop. */
  readonly months: readonly Tenure[];
  readonly tenure: Tenure;
  readonly amountRupees: number;
  readonly rateBps: number;
  readonly cost: ReturnType<typeof planCost>;
}

/** So many of them, the same each time. */
export const randomPlans = (numRuns: number): readonly RandomPlan[] =>
  fc
    .sample(
      fc.record({
        lender: fc.constantFrom(...lenders),
        months: fc.constantFrom(...MONTHS),
        at: fc.nat(),
        of: fc.nat(),
      }),
      { numRuns, seed: 20_261_124 },
    )
    .map(({ lender, months, at, of }) => {
      const offered = tenures.filter((tenure) => lender.annualRateBps[tenure] !== null);
      const tenure = offered[of % offered.length] as Tenure;
      const most = Math.min(lender.maxLoanAmount, MOST_RUPEES);
      const amountRupees = lender.minLoanAmount + (at % (most - lender.minLoanAmount + 1));
      const rateBps = lender.annualRateBps[tenure] ?? 0;
      const cost = planCost(atMerchant(lender, months), tenure, rateBps, amountRupees);
      return {
        name: `${lender.name} ${tenure} ${amountRupees} ${months}`,
        lender,
        months,
        tenure,
        amountRupees,
        rateBps,
        cost,
      };
    });

/** All lenders with their plans for a price, at a shop with these months at no cost. */
export const lendersAt = (amountRupees: number, months: readonly Tenure[]) =>
  salesLenders(
    lenders.map((lender) => atMerchant(lender, months)),
    amountRupees,
  );

/** The last instalment, without what is paid with it. */
export const lastPaise = ({ cost }: RandomPlan): number => {
  const last = cost.instalments.at(-1);
  return (last?.principalPaise ?? 0) + (last?.interestPaise ?? 0);
};

/** One of each kind of plan: what of it is said, and what is not. */
export function oneOfEachKind(plans: readonly RandomPlan[]): readonly RandomPlan[] {
  const kinds = new Map<string, RandomPlan>();
  for (const plan of plans) {
    const { cost } = plan;
    const kind = [cost.isNoCost, cost.gstOnInterestPaise > 0, cost.discountPaise > 0, cost.feesPaise > 0];
    const key = [...kind, lastPaise(plan) === cost.emiPaise].join();
    if (!kinds.has(key)) kinds.set(key, plan);
  }
  return [...kinds.values()];
}
