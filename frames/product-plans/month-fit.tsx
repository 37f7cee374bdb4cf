import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { formatRupees } from '../../shared/format/number';
import { type LentPlan, monthFit } from '../../shared/rules/month-fit';
import { rupeeDigits } from '../../shared/rules/typed-text';
import { groupAmount } from '../kit/digits';
import { DigitsInput } from '../kit/digits-input';
import { MoneyText } from '../kit/money-text';
import { type Choice, MONTH_DIGITS } from './choice';
import type { FitMessages, PlansMessages } from './message-types';
import css from './month-fit.module.css';

interface MonthFitProps {
  readonly lenders: readonly SalesLender[];
  readonly month: number;
  readonly t: FitMessages;
  readonly plansMessages: PlansMessages;
  readonly onMonth: (month: number) => void;
  readonly onPlan: (choice: Pick<Choice, 'lenderId' | 'tenure'>) => void;
}

/** For an affordable monthly sum: the shortest plan within it, and the next cheaper one. At most two. */
export function MonthFitCard(props: MonthFitProps): ReactNode {
  const { lenders, month, t, plansMessages, onMonth, onPlan } = props;
  const field = { id: 'fit-month', name: 'month', 'aria-invalid': undefined, 'aria-describedby': 'fit-unit' };
  const { within, above } = month > 0 ? monthFit(lenders, month) : { within: null, above: null };
  const found = (title: string, { lenderId, lenderName, plan }: LentPlan, isNearest: boolean, saves = 0): ReactNode => {
    const interest = plan.cost.discountPaise > 0 ? t.noInterest : plansMessages.interest(plan.cost.interestPaise);
    const about = [t.about(plan.tenure, lenderName, interest), ...(saves > 0 ? [t.saves(saves)] : [])];
    return (
      <button
        type="submit"
        className={css.found}
        data-nearest={isNearest ? '' : undefined}
        name="fits"
        value={`${lenderId}-${plan.tenure}`}
        onClick={() => onPlan({ lenderId, tenure: plan.tenure })}
      >
        <span className={css.title}>
          <MoneyText>{`${title} `}</MoneyText>
        </span>
        <span className="num">
          <b translate="no">{formatRupees(plan.emi)}</b>
          <span className={css.small}>{plansMessages.perMonth} </span>
        </span>
        <span className={css.small}>
          <MoneyText>{about.join(' · ')}</MoneyText>
        </span>
      </button>
    );
  };
  return (
    <>
      <div className={css.ask}>
        <label className={css.label} htmlFor="fit-month">
          {t.label}
        </label>
        <div className={css.amount}>
          <span aria-hidden="true">₹</span>
          <DigitsInput
            ids={field}
            digits={month === 0 ? '' : String(month)}
            maxDigits={MONTH_DIGITS}
            format={groupAmount}
            fromPaste={rupeeDigits}
            onDigits={(digits) => onMonth(Number(digits))}
            autoComplete="off"
            placeholder="0"
          />
          <span id="fit-unit" className={css.small}>
            {t.unit}
          </span>
        </div>
      </div>
      {within && found(t.within(month), within, true)}
      {!within && above && (
        <p className={css.none}>
          <MoneyText>{t.none(month)}</MoneyText>
        </p>
      )}
      {above && found(within ? t.above : t.lowest, above, !within, above.savesPaise)}
    </>
  );
}
