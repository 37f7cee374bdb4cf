import type { ReactNode } from 'react';
import { type Tenure, tenures } from '../../shared/lenders/lender';
import css from './fields.module.css';
import type { CalculatorMessages } from './message-types';
import type { OfferedLender } from './offered';
import { lentTenures } from './quote';

interface MonthsFieldProps {
  readonly lender: OfferedLender;
  readonly tenure: Tenure;
  readonly t: CalculatorMessages;
  readonly onTenure: (tenure: Tenure) => void;
}

/** How many months; those that the lender has no rate for cannot be chosen, and say so. */
export function MonthsField({ lender, tenure, t, onTenure }: MonthsFieldProps): ReactNode {
  const lent = lentTenures(lender);
  return (
    <fieldset>
      <legend className={css.label}>{t.months}</legend>
      <div className={css.months}>
        {tenures.map((each) => (
          <label key={each} className={css.month} title={lent.includes(each) ? undefined : t.notAvailable}>
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
            {!lent.includes(each) && <span className="visually-hidden">{t.notAvailable}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
