import type { SalesLender } from '../api/sales';
import { type PricedPlan, pricedPlans } from '../lenders/priced-plan';

/** A lender's plan of the months that are asked for. */
export interface LenderPlan<L extends SalesLender = SalesLender> {
  readonly lender: L;
  readonly plan: PricedPlan;
}

/** Why a lender stands among the best: each is a fact about the plans of all lenders for the same months. `chosen`: no
 *  fact, it is the shopper's own choice. */
export type LenderReason =
  | 'lowestBoth'
  | 'lowestMonthly'
  | 'lowestTotal'
  | 'lowestTotalNoFee'
  | 'secondTotal'
  | 'thirdTotal'
  | 'chosen';

export interface BestLender<L extends SalesLender = SalesLender> extends LenderPlan<L> {
  readonly reason: LenderReason;
}

/** What is asked for where nobody has said. */
export const USUAL_MONTHS = 12;
const SHOWN_AS_BEST = 3;

const totalOf = ({ plan }: LenderPlan): number => plan.cost.totalPayablePaise;

const byName = (a: SalesLender, b: SalesLender): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Of two plans for the same months the lower total first, then the lower APR. */
export const comparePlans = (a: PricedPlan, b: PricedPlan): number =>
  a.cost.totalPayablePaise - b.cost.totalPayablePaise || (a.cost.aprBps ?? 0) - (b.cost.aprBps ?? 0);

/** The lowest total first, then the lower APR, then A to Z. No lender can buy a place. */
const compare = (a: LenderPlan, b: LenderPlan): number => comparePlans(a.plan, b.plan) || byName(a.lender, b.lender);

/** All lenders in the stated order for the months that are shown (null: for the usual ones); those without a plan for them
 *  last, by name. Source: ELG-018, docs/product-rules.md. */
export function inStatedOrder<L extends SalesLender>(lenders: readonly L[], wanted: number | null): L[] {
  const months = monthsToCompare(lenders, wanted);
  const first = months === null ? [] : lendersFor(lenders, months).map(({ lender }) => lender);
  const others = lenders.filter((lender) => !first.includes(lender));
  return [...first, ...others.sort(byName)];
}

/** Who has a plan for so many months, in the stated order. */
export const lendersFor = <L extends SalesLender>(lenders: readonly L[], months: number): readonly LenderPlan<L>[] =>
  lenders
    .flatMap((lender) => pricedPlans(lender).flatMap((plan) => (plan.tenure === months ? [{ lender, plan }] : [])))
    .sort(compare);

/** All tenures that somebody has, shortest first. */
export const tenuresOf = (lenders: readonly SalesLender[]): readonly number[] =>
  [...new Set(lenders.flatMap((lender) => pricedPlans(lender).map(({ tenure }) => tenure)))].sort((a, b) => a - b);

/** The months that lenders are compared for: the wanted ones, else 12, else the nearest that somebody has; null without
 *  plans. */
export function monthsToCompare(lenders: readonly SalesLender[], wanted: number | null): number | null {
  const aim = wanted ?? USUAL_MONTHS;
  const away = (months: number): number => Math.abs(months - aim);
  return [...tenuresOf(lenders)].sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** What is true of a plan among `all` of the same months; null where nothing is worth saying. */
function reasonOf(all: readonly LenderPlan[], each: LenderPlan): LenderReason | null {
  const isLowestMonthly = all.every(({ plan }) => plan.emi >= each.plan.emi);
  const less = all.filter((other) => totalOf(other) < totalOf(each)).length;
  if (less === 0) {
    if (isLowestMonthly) return 'lowestBoth';
    return each.plan.cost.feesPaise === 0 ? 'lowestTotalNoFee' : 'lowestTotal';
  }
  if (isLowestMonthly) return 'lowestMonthly';
  return ([null, 'secondTotal', 'thirdTotal'] as const)[less] ?? null;
}

/** At most three lenders for so many months, each with a true reason, in the stated order: the lowest total, the lowest
 *  monthly amount, and who comes next. The chosen one is always among them where it has such a plan, last if it has not
 *  earned a place. */
export function bestLenders<L extends SalesLender>(
  lenders: readonly L[],
  months: number,
  chosenId: string | null,
): readonly BestLender<L>[] {
  const all = lendersFor(lenders, months);
  const first = all[0];
  if (!first) return [];
  const leastMonthly = all.reduce((best, each) => (each.plan.emi < best.plan.emi ? each : best), first);
  // In the order in which they earn a place.
  const earned = [...new Set([first, leastMonthly, ...all])].flatMap((each) => {
    const reason = reasonOf(all, each);
    return reason === null ? [] : [{ ...each, reason }];
  });
  const places = earned.slice(0, SHOWN_AS_BEST);
  const isChosen = ({ lender }: LenderPlan): boolean => lender.lenderId === chosenId;
  const chosen = places.some(isChosen) ? undefined : all.find(isChosen);
  if (!chosen) return places.sort(compare);
  const bestPlaces = places.slice(0, SHOWN_AS_BEST - 1).sort(compare);
  return [...bestPlaces, { ...chosen, reason: reasonOf(all, chosen) ?? 'chosen' }];
}
