import type { ReactNode } from 'react';
import { FigureParts } from './figure-parts';
import { Money } from './money';
import css from './plan-row.module.css';
import { Tag } from './tag';

export interface PlanRowProps {
  /** '6 months'. */
  readonly tenure: string;
  /** 'NO COST EMI'; null = none. */
  readonly tag: string | null;
  /** null = the lender has no rate; then `unavailable` stands in its place. */
  readonly price: { readonly emi: string; readonly per: string; readonly total: string } | null;
  readonly unavailable: string;
  /** '13.00% a year · Interest ₹2,106 · Fee ₹199', or why there is no rate. */
  readonly detail: string;
}

/** A plan to be read, not chosen: tenure, rate, interest and fee on the left, instalment and total on the right. */
export function PlanRow({ tenure, tag, price, unavailable, detail }: PlanRowProps): ReactNode {
  return (
    <li className={css.plan} data-off={price === null ? '' : undefined}>
      <span className={css.tenure}>
        {tenure} {tag !== null && <Tag tone="gold">{tag}</Tag>}
      </span>
      <span className={css.emi}>{price ? <Money text={price.emi} per={price.per} /> : unavailable}</span>
      <span className={css.rate}>
        <FigureParts>{detail}</FigureParts>
      </span>
      <span className={css.total}>{price && <Money text={price.total} />}</span>
    </li>
  );
}
