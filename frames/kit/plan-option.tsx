import type { ReactNode } from 'react';
import { FigureParts } from './figure-parts';
import { Money } from './money';
import { Option } from './option';
import css from './plan-option.module.css';
import { RailEnds, StepRail } from './step-rail';
import { Tag } from './tag';

export interface PlanOptionProps {
  readonly group: string;
  readonly checked: boolean;
  /** '6 months'. */
  readonly tenure: string;
  /** Bars of the rail. */
  readonly instalments: number;
  /** 'NO COST EMI'; null = none. */
  readonly tag: string | null;
  /** null = the lender has no rate: the plan is shown and cannot be chosen. */
  readonly price: { readonly emi: string; readonly per: string; readonly total: string } | null;
  readonly unavailable: string;
  /** '13.00% a year · Interest ₹2,106 · Fee ₹199', or why there is no rate. */
  readonly detail: string;
  /** What stands under the rail of the chosen plan: first and last day; null = nothing known. */
  readonly days: { readonly first: ReactNode; readonly last: ReactNode } | null;
  /** Below the days of the chosen plan: how no-cost is paid for. */
  readonly note?: ReactNode;
  readonly onChoose: () => void;
}

/** A plan to be chosen; the chosen one opens to its rail. */
export function PlanOption(props: PlanOptionProps): ReactNode {
  const { price, days } = props;
  return (
    <Option
      group={props.group}
      checked={props.checked}
      disabled={price === null}
      title={
        <>
          {props.tenure} {props.tag !== null && <Tag tone="gold">{props.tag}</Tag>}
        </>
      }
      under={<FigureParts>{props.detail}</FigureParts>}
      end={
        price ? (
          <>
            <span className={css.emi}>
              <Money text={price.emi} per={price.per} />{' '}
            </span>
            <span className={css.total}>
              <Money text={price.total} />
            </span>
          </>
        ) : (
          props.unavailable
        )
      }
      more={
        <>
          <StepRail count={props.instalments} />
          {days && <RailEnds start={days.first} end={days.last} />}
          {props.note && <span className={css.note}>{props.note}</span>}
        </>
      }
      onChoose={props.onChoose}
    />
  );
}
