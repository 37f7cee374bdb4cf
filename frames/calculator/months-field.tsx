import type { ReactNode } from 'react';
import { type Tenure, tenures } from '../../shared/lenders/lender';
import css from './fields.module.css';
import type { OfferedLender } from './offered';
import { lentTenures } from './quote';
import type { CalculatorWords } from './words';

interface MonthsFieldProps {
  readonly lender: OfferedLender;
  readonly tenure: Tenure;
  readonly words: CalculatorWords;
  readonly onTenure: (tenure: Tenure) => void;
}

/** How many months; those that the lender has no rate for cannot be chosen, and say so. */
export function MonthsField({ lender, tenure, words, onTenure }: MonthsFieldProps): ReactNode {
  const lent = lentTenures(lender);
  return (
    <fieldset>
      <legend className={css.label}>{words.months}</legend>
      <div className={css.months}>
        {tenures.map((each) => (
          <label key={each} className={css.month} title={lent.includes(each) ? undefined : words.notAvailable}>
            <input
              className="visually-hidden"
              type="radio"
              name="tenure"
              value={String(each)}
              checked={each === tenure}
              disabled={!lent.includes(each)}
              onChange={() => onTenure(each)}
            />
            <span className="num">{each}</span>
            {!lent.includes(each) && <span className="visually-hidden">{words.notAvailable}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
