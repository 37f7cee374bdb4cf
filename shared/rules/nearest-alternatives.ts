import type { SalesLender } from '../api/sales';
import { type PricedPlan, pricedPlans } from '../lenders/priced-plan';
import { paiseOf } from '../money/paise';
import { USUAL_MONTHS } from './lender-choice';
import { nearestTenure } from './nearest-tenure';
import { type PriceParts, partsOf } from './part-now';

/**
 * A lender's refusal: any plan for this amount, these months or more, or an instalment (rupees) this high or higher.
 */
export type PlanRefusal =
  | { readonly no: 'anything'; readonly lenderId: string }
  | { readonly no: 'soLong'; readonly lenderId: string; readonly months: number }
  | { readonly no: 'soMuchAMonth'; readonly lenderId: string; readonly emi: number };

/** A request for `amountRupees` on EMI that cannot be granted. */
export interface WantedPlan<Yes extends SalesLender = SalesLender, Applying extends SalesLender = SalesLender> {
  readonly amountRupees: number;
  /** Lender and months of the wanted plan; null = unknown. */
  readonly lenderId: string | null;
  readonly months: number | null;
  readonly refusals: readonly PlanRefusal[];
  /** Approving lenders, with the plans for the amount. */
  readonly lenders: readonly Yes[];
  /** Lenders that approved less, with the plans for `maxLoanAmount`; empty if the shop accepts no part itself. */
  readonly partLenders: readonly Yes[];
  /** Lenders that accept an application, with the plans for the amount. */
  readonly applicationLenders: readonly Applying[];
}

interface PlanAlternative<Yes extends SalesLender> {
  readonly lender: Yes;
  readonly plan: PricedPlan;
  /** Total of all payments, the shop's part included. */
  readonly totalPaise: number;
}
/** An available alternative. `lessPaise`: saving in total against the wanted plan; null if none or unknown.
 *  `nowRupees`: amount that the shop collects itself; the plan is for the rest. */
export type NearestAlternative<Yes extends SalesLender = SalesLender, Applying extends SalesLender = SalesLender> =
  | ({ readonly kind: 'otherTenure'; readonly lessPaise: number | null } & PlanAlternative<Yes>)
  | ({ readonly kind: 'otherLender' } & PlanAlternative<Yes>)
  | ({ readonly kind: 'partNow' } & PriceParts & PlanAlternative<Yes>)
  | { readonly kind: 'apply'; readonly lender: Applying };

const SHOWN = 3;

function isRefused(refusal: PlanRefusal, { tenure, emi }: PricedPlan): boolean {
  switch (refusal.no) {
    case 'anything':
      return true;
    case 'soLong':
      return tenure >= refusal.months;
    case 'soMuchAMonth':
      return emi >= refusal.emi;
    default:
      return refusal satisfies never;
  }
}

/** Plans of a lender without its refused ones. */
function openPlans(lender: SalesLender, refusals: readonly PlanRefusal[]): PricedPlan[] {
  const own = refusals.filter(({ lenderId }) => lenderId === lender.lenderId);
  return pricedPlans(lender).filter((plan) => !own.some((refusal) => isRefused(refusal, plan)));
}

/** The nearest plan with fewer months, else with more. */
const nearestPlan = (plans: readonly PricedPlan[], months: number): PricedPlan | null =>
  nearestTenure(plans, months) ?? [...plans].sort((a, b) => a.tenure - b.tenure)[0] ?? null;

function least<Item>(items: readonly Item[], by: (item: Item) => readonly (number | string)[]): Item | null {
  const compare = (a: Item, b: Item): number => {
    const theirs = by(b);
    for (const [index, mine] of by(a).entries()) {
      const other = theirs[index] ?? mine;
      if (mine !== other) return mine < other ? -1 : 1;
    }
    return 0;
  };
  return [...items].sort(compare)[0] ?? null;
}

/**
 * Alternatives for a shopper who was refused, or whose limit or lender is below the price: at most one of each kind
 * and three in total. Immediate ones come first, by lowest total; an application, which takes time and may be refused,
 * comes last. May be empty.
 *
 * Each is the nearest of its kind: another tenure is the longest of fewer months, else the shortest of more; another
 * lender has the same months if possible, and the lowest total; a part now is the smallest part. Lenders cannot buy a
 * position.
 */
export function nearestAlternatives<Yes extends SalesLender, Applying extends SalesLender>(
  wanted: WantedPlan<Yes, Applying>,
): readonly NearestAlternative<Yes, Applying>[] {
  const atOnce = [otherTenure(wanted), otherLender(wanted), partNow(wanted)]
    .flatMap((alternative) => alternative ?? [])
    .sort((a, b) => a.totalPaise - b.totalPaise);
  return [...atOnce, ...application(wanted)].slice(0, SHOWN);
}

const totalOf = ({ cost }: PricedPlan): number => cost.totalPayablePaise;

function otherTenure<Yes extends SalesLender>({ lenderId, months, refusals, lenders }: WantedPlan<Yes>) {
  const lender = lenders.find((each) => each.lenderId === lenderId);
  if (!lender || months === null) return null;
  const others = openPlans(lender, refusals).filter(({ tenure }) => tenure !== months);
  const plan = nearestPlan(others, months);
  if (!plan) return null;
  const given = pricedPlans(lender).find(({ tenure }) => tenure === months);
  const lessPaise = given ? totalOf(given) - totalOf(plan) : 0;
  const totalPaise = totalOf(plan);
  return { kind: 'otherTenure' as const, lender, plan, totalPaise, lessPaise: lessPaise > 0 ? lessPaise : null };
}

function otherLender<Yes extends SalesLender>({ lenderId, months, refusals, lenders }: WantedPlan<Yes>) {
  const aim = months ?? USUAL_MONTHS;
  const plans = lenders.flatMap((lender) => {
    const plan = lender.lenderId === lenderId ? null : nearestPlan(openPlans(lender, refusals), aim);
    return plan ? [{ lender, plan, totalPaise: totalOf(plan) }] : [];
  });
  const best = least(plans, ({ lender, plan, totalPaise }) => [
    plan.tenure === aim ? 0 : 1,
    totalPaise,
    plan.cost.aprBps ?? 0,
    lender.name,
    lender.lenderId,
  ]);
  return best && { kind: 'otherLender' as const, ...best };
}

function partNow<Yes extends SalesLender>({ amountRupees, months, refusals, partLenders }: WantedPlan<Yes>) {
  const parts = partLenders.flatMap((lender) => {
    const given = partsOf(amountRupees, lender);
    const plan = nearestPlan(openPlans(lender, refusals), months ?? USUAL_MONTHS);
    if (!plan || !given) return [];
    return [{ lender, plan, ...given, totalPaise: paiseOf(given.nowRupees) + totalOf(plan) }];
  });
  const best = least(parts, ({ nowRupees, totalPaise, lender }) => [
    nowRupees,
    totalPaise,
    lender.name,
    lender.lenderId,
  ]);
  return best && { kind: 'partNow' as const, ...best };
}

/** The first lender with a plan, in display order. */
function application<Applying extends SalesLender>({ applicationLenders }: WantedPlan<SalesLender, Applying>) {
  const lender = applicationLenders.find((each) => pricedPlans(each).length > 0);
  return lender ? [{ kind: 'apply' as const, lender }] : [];
}
