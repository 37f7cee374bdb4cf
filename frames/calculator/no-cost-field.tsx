import type { ReactNode } from 'react';
import css from './fields.module.css';
import type { CalculatorWords } from './words';

interface NoCostFieldProps {
  readonly isOn: boolean;
  /** The lender takes part, and merchants offer it for these months. */
  readonly isPossible: boolean;
  readonly words: CalculatorWords;
  readonly onNoCost: (isOn: boolean) => void;
}

/** Whether the merchant gives the interest back. */
export const NoCostField = ({ isOn, isPossible, words, onNoCost }: NoCostFieldProps): ReactNode => (
  <label className={css.noCost}>
    <span>
      <span className={css.label}>{words.noCost.label}</span>
      <span id="calculator-no-cost" className={css.hint}>
        {isPossible ? words.noCost.text : words.notAvailable}
      </span>
    </span>
    <input
      className={css.switch}
      type="checkbox"
      name="noCost"
      value="1"
      checked={isOn}
      aria-label={words.noCost.label}
      aria-describedby="calculator-no-cost"
      onChange={({ currentTarget }) => onNoCost(currentTarget.checked)}
    />
  </label>
);
