import type { ReactNode } from 'react';
import type { EmiPlan } from '../../shared/api/sales';
import { FigureParts } from '../kit/figure-parts';
import { Money } from '../kit/money';
import { Tag } from '../kit/tag';
import type { LendingMessages } from './message-types';
import css from './plan-row.module.css';
import { planText } from './plan-text';

interface PlanRowProps {
  readonly plan: EmiPlan;
  readonly lenderName: string;
  readonly t: LendingMessages;
}

/** A plan to be read, not chosen: tenure, rate, interest and fee on the left, instalment and total on the right. */
export function PlanRow({ plan, lenderName, t }: PlanRowProps): ReactNode {
  const { tenure, tag, price, detail } = planText(plan, lenderName, t);
  return (
    <li className={css.plan} data-off={price === null ? '' : undefined}>
      <span className={css.tenure}>
        {tenure} {tag !== null && <Tag tone="gold">{tag}</Tag>}
      </span>
      <span className={css.emi}>{price ? <Money text={price.emi} per={t.perMonth} /> : t.notAvailable}</span>
      <span className={css.rate}>
        <FigureParts>{detail}</FigureParts>
      </span>
      <span className={css.total}>{price && <Money text={price.total} />}</span>
    </li>
  );
}
