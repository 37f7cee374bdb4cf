import type { ReactNode } from 'react';
import type { EmiPlan } from '../../shared/api/sales';
import { formatPaise, formatRupees } from '../../shared/format/number';
import { isPriced } from '../../shared/lenders/priced-plan';
import { Emphasis } from '../kit/emphasis';
import { Option } from '../kit/option';
import { Tag } from '../kit/tag';
import type { PlanChoiceMessages } from './message-types';
import css from './plan-option.module.css';

export interface PlanOptionProps {
  readonly plan: EmiPlan;
  /** The same for all plans to choose from. */
  readonly group: string;
  readonly checked: boolean;
  /** What the chosen one opens to. */
  readonly more: ReactNode;
  /** All of it in one line, which does not open. */
  readonly isWide?: boolean;
  readonly t: PlanChoiceMessages;
  readonly onChoose: () => void;
}

/** A plan to be chosen: the sum as it is paid, its rate, and all of it. The chosen one opens. */
export function PlanOption({ plan, group, checked, more, isWide = false, t, onChoose }: PlanOptionProps): ReactNode {
  const isKnown = isPriced(plan);
  return (
    <Option
      group={group}
      checked={checked}
      disabled={!isKnown}
      title={
        <span className={css.line} data-wide={isWide ? '' : undefined}>
          <span className={css.sum}>
            {isKnown && <span className={`num ${css.emi}`}>{formatRupees(plan.emi)} </span>}
            <span className={css.months}>
              {isKnown && '× '}
              {t.months(plan.tenure)}{' '}
            </span>
          </span>
          <span className={css.rate}>
            {!isKnown ? (
              t.notAvailable
            ) : plan.isNoCost ? (
              <Tag tone="gold">{t.noCost}</Tag>
            ) : plan.cost.discountPaise > 0 ? (
              t.zeroInterest(plan.cost)
            ) : (
              t.rate(plan.interestRate)
            )}
          </span>
        </span>
      }
      {...(isKnown && {
        [isWide ? 'end' : 'under']: <Total say={isWide ? t.inAll : t.youPay} paise={plan.cost.totalPayablePaise} />,
      })}
      more={more}
      onChoose={onChoose}
    />
  );
}

const Total = ({ say, paise }: { readonly say: (paise: number) => string; readonly paise: number }): ReactNode => (
  <span className={css.total}>
    <Emphasis text={say(paise)} part={formatPaise(paise)} strong />
  </span>
);
