import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { formatRupees } from '../../shared/format/number';
import { isPriced } from '../../shared/lenders/priced-plan';
import { MoneyText } from '../kit/money-text';
import option from '../kit/option.module.css';
import radio from '../kit/radio.module.css';
import { Tag } from '../kit/tag';
import type { PlansMessages } from './message-types';
import css from './plan-list.module.css';

interface PlanListProps {
  readonly lender: SalesLender;
  readonly tenure: number;
  readonly t: PlansMessages;
  readonly onTenure: (tenure: number) => void;
}

/** The plans of one lender for the price, to choose one of. One without a rate is there and cannot be had. */
export function PlanList({ lender, tenure, t, onTenure }: PlanListProps): ReactNode {
  return (
    <fieldset className={option.group}>
      <legend className="visually-hidden" translate="no">
        {lender.name}
      </legend>
      {lender.emiPlans.map((plan) => (
        <label key={plan.emiPlanId} className={option.option} data-off={isPriced(plan) ? undefined : ''}>
          <input
            className={radio.radio}
            type="radio"
            name="tenure"
            value={String(plan.tenure)}
            checked={plan.tenure === tenure}
            disabled={!isPriced(plan)}
            onChange={() => onTenure(plan.tenure)}
          />
          <span className={css.about}>
            <b>{t.months(plan.tenure)} </b>
            {plan.isNoCost ? (
              <Tag tone="gold">{t.tag}</Tag>
            ) : (
              isPriced(plan) && (
                <span className={css.small}>
                  <MoneyText>{`${plan.cost.discountPaise > 0 ? t.zeroInterest(plan.cost) : t.rate(plan.interestRate)} `}</MoneyText>
                </span>
              )
            )}
          </span>
          <span className={css.sums}>
            {isPriced(plan) ? (
              <>
                <span className="num">
                  <b translate="no">{formatRupees(plan.emi)}</b>
                  <span className={css.small}>{t.perMonth} </span>
                </span>
                <span className={`num ${css.small}`}>
                  <MoneyText>
                    {plan.cost.discountPaise > 0 ? t.noInterest : t.interest(plan.cost.interestPaise)}
                  </MoneyText>
                </span>
              </>
            ) : (
              <span className={css.small}>{t.notAvailable}</span>
            )}
          </span>
          {plan.tenure === tenure && (
            <span className={css.rail} aria-hidden="true">
              {Array.from({ length: plan.tenure }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
                <i key={at} />
              ))}
            </span>
          )}
        </label>
      ))}
    </fieldset>
  );
}
