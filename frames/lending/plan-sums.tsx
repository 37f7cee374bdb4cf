import type { ReactNode } from 'react';
import { formatPaise, formatRupees } from '../../shared/format/number';
import { lastInstalmentPaise } from '../../shared/lenders/last-instalment';
import type { PricedPlan } from '../../shared/lenders/priced-plan';
import { KeyValue, type Pair } from '../kit/key-value';
import { RailEnds, StepRail } from '../kit/step-rail';
import type { PlanSumsMessages } from './message-types';
import { Day, type Due } from './plan-more';
import css from './plan-sums.module.css';

interface PlanSumsProps {
  readonly plan: PricedPlan;
  /** 'Your plan: Banyan Bank'. */
  readonly title: string;
  /** What the order costs; '' = not known. */
  readonly price: string;
  /** What the shop takes of it itself; none = nothing. */
  readonly atShop?: Pair | null;
  /** '14% a year'. */
  readonly rate: string;
  /** '× 12 months'. */
  readonly times: string;
  /** null = not known yet. */
  readonly due: Due | null;
  readonly t: PlanSumsMessages;
}

/** A plan as a sum that adds up: price, without what the shop takes itself, interest, its tax and fees are all that is paid. The interest of a no-cost plan
 *  and the discount that meets it are not in it. The last instalment stands below it where it is not like the others. */
export function PlanSums({ plan, title, price, atShop, rate, times, due, t }: PlanSumsProps): ReactNode {
  const { interestPaise, discountPaise, gstOnInterestPaise, feesPaise, totalPayablePaise } = plan.cost;
  const lastPaise = lastInstalmentPaise(plan);
  const sums = [
    [t.interestAt(rate), interestPaise - discountPaise],
    [t.gstOnInterest, gstOnInterestPaise],
    [t.fees, feesPaise],
  ] as const;
  const pairs: readonly Pair[] = [
    { name: t.price, value: price },
    ...(atShop ? [atShop] : []),
    ...sums.flatMap(([name, paise]) => (paise > 0 ? [{ name, value: formatPaise(paise) }] : [])),
    { name: t.inAll, value: formatPaise(totalPayablePaise), strong: true },
    ...(lastPaise === null ? [] : [{ name: t.lastAmount, value: formatPaise(lastPaise) }]),
  ];
  return (
    <>
      <p className={css.title}>{title}</p>
      <p className={css.emi}>
        <span className="num">{formatRupees(plan.emi)}</span> <span className={css.times}>{times}</span>
      </p>
      <StepRail count={plan.tenure} />
      <RailEnds start={<Day label={t.firstEmi} day={due?.first} />} end={<Day label={t.lastEmi} day={due?.last} />} />
      <KeyValue pairs={pairs} />
    </>
  );
}
