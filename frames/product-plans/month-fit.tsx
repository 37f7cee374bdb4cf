import type { ReactNode } from 'react';
import type { SalesLender } from '../../shared/api/sales';
import { formatRupees } from '../../shared/format/number';
import { type LentPlan, monthFit } from '../../shared/rules/month-fit';
import { rupeeDigits } from '../../shared/rules/typed-text';
import { groupAmount } from '../kit/digits';
import { DigitsInput } from '../kit/digits-input';
import { MoneyText } from '../kit/money-text';
import { type Choice, MONTH_DIGITS } from './choice';
import css from './month-fit.module.css';
import type { FitWords, PlansWords } from './words';

interface MonthFitProps {
  readonly lenders: readonly SalesLender[];
  readonly month: number;
  readonly words: FitWords;
  readonly plansWords: PlansWords;
  readonly onMonth: (month: number) => void;
  readonly onPlan: (choice: Pick<Choice, 'lenderId' | 'tenure'>) => void;
}

/** What somebody can pay a month, the shortest plan within it, and the next one that costs less. Never more than two. */
export function MonthFitCard(props: MonthFitProps): ReactNode {
  const { lenders, month, words, plansWords, onMonth, onPlan } = props;
  const field = { id: 'fit-month', name: 'month', 'aria-invalid': undefined, 'aria-describedby': 'fit-unit' };
  const { within, above } = month > 0 ? monthFit(lenders, month) : { within: null, above: null };
  const found = (title: string, { lenderId, lenderName, plan }: LentPlan, isNearest: boolean, saves = 0): ReactNode => {
    const interest = plan.cost.discountPaise > 0 ? words.noInterest : plansWords.interest(plan.cost.interestPaise);
    const about = [words.about(plan.tenure, lenderName, interest), ...(saves > 0 ? [words.saves(saves)] : [])];
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
          <span className={css.small}>{plansWords.perMonth} </span>
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
          {words.label}
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
            {words.unit}
          </span>
        </div>
      </div>
      {within && found(words.within(month), within, true)}
      {!within && above && (
        <p className={css.none}>
          <MoneyText>{words.none(month)}</MoneyText>
        </p>
      )}
      {above && found(within ? words.above : words.lowest, above, !within, above.savesPaise)}
    </>
  );
}
