import type { SalesLender } from '../api/sales';
import { type PricedPlan, pricedPlans } from '../lenders/priced-plan';

/** A lender's plan for the requested months. */
export interface LenderPlan<L extends SalesLender = SalesLender> {
  readonly lender: L;
  readonly plan: PricedPlan;
}

/** Reason for a lender among the best: a fact about the plans of all lenders for the same months. `chosen`: the
 *  shopper's own choice. */
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

export const USUAL_MONTHS = 12;
const SHOWN_AS_BEST = 3;

const totalOf = ({ plan }: LenderPlan): number => plan.cost.totalPayablePaise;

const byName = (a: SalesLender, b: SalesLender): number => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0);

/** Order of two plans for the same months: lower total, then lower APR. */
export const comparePlans = (a: PricedPlan, b: PricedPlan): number =>
  a.cost.totalPayablePaise - b.cost.totalPayablePaise || (a.cost.aprBps ?? 0) - (b.cost.aprBps ?? 0);

/** The lowest total first, then the lower APR, then A to Z. Lenders cannot buy a position. */
const compare = (a: LenderPlan, b: LenderPlan): number => comparePlans(a.plan, b.plan) || byName(a.lender, b.lender);

/** All lenders in display order for the displayed months (null: the default); those without such a plan last, by name.
 *  Source: ELG-018, docs/product-rules.md. */
export function inStatedOrder<L extends SalesLender>(lenders: readonly L[], wanted: number | null): L[] {
  const months = monthsToCompare(lenders, wanted);
  const first = months === null ? [] : lendersFor(lenders, months).map(({ lender }) => lender);
  const others = lenders.filter((lender) => !first.includes(lender));
  return [...first, ...others.sort(byName)];
}

/** Lenders with a plan for these months, in display order. */
export const lendersFor = <L extends SalesLender>(lenders: readonly L[], months: number): readonly LenderPlan<L>[] =>
  lenders
    .flatMap((lender) => pricedPlans(lender).flatMap((plan) => (plan.tenure === months ? [{ lender, plan }] : [])))
    .sort(compare);

/** All tenures of the lenders, shortest first. */
export const tenuresOf = (lenders: readonly SalesLender[]): readonly number[] =>
  [...new Set(lenders.flatMap((lender) => pricedPlans(lender).map(({ tenure }) => tenure)))].sort((a, b) => a - b);

/** Months for the comparison: the wanted ones, else 12, else the nearest that a lender has; null without plans. */
export function monthsToCompare(lenders: readonly SalesLender[], wanted: number | null): number | null {
  const aim = wanted ?? USUAL_MONTHS;
  const away = (months: number): number => Math.abs(months - aim);
  return [...tenuresOf(lenders)].sort((a, b) => away(a) - away(b))[0] ?? null;
}

/** Reason for a plan among `all` of the same months; null if there is none. */
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

/**
 * At most three lenders for these months, each with a true reason, in display order: the lowest total, the lowest
 * monthly amount, and the next one. Includes the chosen one if it has such a plan, last if it has not earned a place.
 */
export function bestLenders<L extends SalesLender>(
  lenders: readonly L[],
  months: number,
  chosenId: string | null,
): readonly BestLender<L>[] {
  const all = lendersFor(lenders, months);
  const first = all[0];
  if (!first) return [];
  const leastMonthly = all.reduce((best, each) => (each.plan.emi < best.plan.emi ? each : best), first);
  // In the order of earning a place.
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
