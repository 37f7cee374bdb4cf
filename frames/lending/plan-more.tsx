import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { formatPaise } from '../../shared/format/number';
import { lastInstalmentPaise } from '../../shared/lenders/last-instalment';
import type { PricedPlan } from '../../shared/lenders/priced-plan';
import { keepInSight } from '../kit/keep-in-sight';
import { RailEnds, StepRail } from '../kit/step-rail';
import { Strong } from '../kit/strong';
import type { PlanMoreMessages } from './message-types';
import css from './plan-more.module.css';

/** First and last day in words; the server alone works them out. */
export interface Due {
  readonly first: string;
  readonly last: string;
}

interface PlanMoreProps {
  readonly plan: PricedPlan;
  /** null keeps their line free. */
  readonly due: Due | null;
  readonly t: PlanMoreMessages;
}

/** What a chosen plan opens to: its rail, its days, and what the total is made of besides the price. The row, now higher,
 *  stays whole in sight. */
export function PlanMore({ plan, due, t }: PlanMoreProps): ReactNode {
  const lineUp = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => keepInSight(lineUp.current?.closest('label')), []);
  const { discountPaise, interestPaise, gstOnInterestPaise, feesPaise } = plan.cost;
  const lines = [
    discountPaise > 0 ? ([t.discount, discountPaise] as const) : ([t.interest, interestPaise] as const),
    [t.gstOnInterest, gstOnInterestPaise],
    [t.fees, feesPaise],
    [t.lastAmount, lastInstalmentPaise(plan) ?? 0],
  ] as const;
  return (
    <>
      <StepRail count={plan.tenure} />
      <RailEnds start={<Day label={t.firstEmi} day={due?.first} />} end={<Day label={t.lastEmi} day={due?.last} />} />
      <span ref={lineUp} className={css.lines}>
        {lines.map(
          ([name, paise]) =>
            paise > 0 && (
              <span key={name} className={css.line}>
                <span translate="no">{name} </span>
                <span className="num">{formatPaise(paise)} </span>
              </span>
            ),
        )}
      </span>
    </>
  );
}

/** 'First EMI 21 Dec 2026'; the day is '…' until it is known. */
export const Day = ({ label, day }: { readonly label: string; readonly day: string | undefined }): ReactNode => (
  <span className="num">
    {label} <Strong>{day ?? '…'}</Strong>
  </span>
);
