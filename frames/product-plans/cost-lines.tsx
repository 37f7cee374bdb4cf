import type { ReactNode } from 'react';
import { formatPaise } from '../../shared/format/number';
import { lastInstalmentPaise } from '../../shared/lenders/last-instalment';
import type { PricedPlan } from '../../shared/lenders/priced-plan';
import { MoneyText } from '../kit/money-text';
import css from './cost-lines.module.css';
import type { PlansMessages } from './message-types';

interface CostLinesProps {
  readonly pricePaise: number;
  readonly plan: PricedPlan;
  readonly t: PlansMessages;
}

/** Every part of what is paid, and the sum: interest and the discount that meets it are two lines, and the fee is named. */
export function CostLines({ pricePaise, plan, t }: CostLinesProps): ReactNode {
  const { interestPaise, gstOnInterestPaise, discountPaise, feesPaise, totalPayablePaise } = plan.cost;
  const lastPaise = lastInstalmentPaise(plan);
  const lines: readonly (readonly [name: string, sum: string])[] = [
    [t.price, formatPaise(pricePaise)],
    [discountPaise > 0 ? t.interestName : t.interestAt(plan.interestRate), `+ ${formatPaise(interestPaise)}`],
    ...(gstOnInterestPaise > 0 ? [[t.gst, `+ ${formatPaise(gstOnInterestPaise)}`] as const] : []),
    ...(discountPaise > 0 ? [[t.discount, `− ${formatPaise(discountPaise)}`] as const] : []),
    ...(feesPaise > 0 ? [[t.fee, `+ ${formatPaise(feesPaise)}`] as const] : []),
  ];
  const how =
    lastPaise === null ? t.times(plan.tenure, plan.emi) : t.timesThenLast(plan.tenure - 1, plan.emi, lastPaise);
  return (
    <div className={css.costs}>
      <dl>
        {lines.map(([name, sum]) => (
          <div key={name} data-discount={name === t.discount ? '' : undefined}>
            <dt>{name}</dt>
            <dd className="num" translate="no">
              {sum}
            </dd>
          </div>
        ))}
        <div data-total="">
          <dt>{t.total}</dt>
          <dd className="num" translate="no">
            {formatPaise(totalPayablePaise)}
          </dd>
        </div>
      </dl>
      <p>
        <MoneyText>{feesPaise > 0 ? `${how} ${t.feeWithFirst}` : how}</MoneyText>
      </p>
    </div>
  );
}

/** What the star of a no-cost tag leads to, with the figures of the plan. */
export const starOf = (plan: PricedPlan, pricePaise: number, merchant: string, t: PlansMessages): string =>
  [
    plan.isNoCost ? t.star(merchant, plan.cost.interestPaise, pricePaise) : t.starAlone(merchant),
    ...(plan.cost.feesPaise > 0 ? [t.feeApart(plan.cost.feesPaise)] : []),
  ].join(' ');
