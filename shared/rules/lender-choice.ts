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
  | 'secondMonthly'
  | 'thirdMonthly'
  | 'chosen';

export interface BestLender<L extends SalesLender = SalesLender> extends LenderPlan<L> {
  readonly reason: LenderReason;
}

/** What is asked for where nobody has said. */
export const USUAL_MONTHS = 12;
const SHOWN_AS_BEST = 3;

const totalOf = ({ plan }: LenderPlan): number => plan.cost.totalPayablePaise;

/** The lowest monthly amount first, then the lowest in all, then A to Z. No lender can buy a place. */
const compare = (a: LenderPlan, b: LenderPlan): number =>
  a.plan.emi - b.plan.emi || totalOf(a) - totalOf(b) || (a.lender.name < b.lender.name ? -1 : 1);

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
  const lower = all.filter(({ plan }) => plan.emi < each.plan.emi).length;
  const isLowestInAll = all.every((other) => totalOf(other) >= totalOf(each));
  if (isLowestInAll) {
    if (lower === 0) return 'lowestBoth';
    return each.plan.cost.feesPaise === 0 ? 'lowestTotalNoFee' : 'lowestTotal';
  }
  return (['lowestMonthly', 'secondMonthly', 'thirdMonthly'] as const)[lower] ?? null;
}

/** At most three lenders for so many months, each with a true reason, in the stated order: the lowest monthly amount, the
 *  lowest in all, and who comes next. The chosen one is always among them where it has such a plan, last if it has not
 *  earned a place. */
export function bestLenders<L extends SalesLender>(
  lenders: readonly L[],
  months: number,
  chosenId: string | null,
): readonly BestLender<L>[] {
  const all = lendersFor(lenders, months);
  const first = all[0];
  if (!first) return [];
  const cheapest = all.reduce((best, each) => (totalOf(each) < totalOf(best) ? each : best), first);
  // In the order in which they earn a place.
  const earned = [...new Set([first, cheapest, ...all])].flatMap((each) => {
    const reason = reasonOf(all, each);
    return reason === null ? [] : [{ ...each, reason }];
  });
  const places = earned.slice(0, SHOWN_AS_BEST);
  const isChosen = ({ lender }: LenderPlan): boolean => lender.lenderId === chosenId;
  const chosen = places.some(isChosen) ? undefined : all.find(isChosen);
  if (!chosen) return places.sort(compare);
  const kept = places.slice(0, SHOWN_AS_BEST - 1).sort(compare);
  return [...kept, { ...chosen, reason: reasonOf(all, chosen) ?? 'chosen' }];
}
