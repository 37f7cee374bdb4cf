import type { ReactNode } from 'react';
import css from './fields.module.css';
import type { CalculatorMessages } from './message-types';

interface NoCostFieldProps {
  readonly isOn: boolean;
  /** The lender takes part, and merchants offer it for these months. */
  readonly isPossible: boolean;
  readonly t: CalculatorMessages;
  readonly onNoCost: (isOn: boolean) => void;
}

/** Whether the merchant gives the interest back. */
export const NoCostField = ({ isOn, isPossible, t, onNoCost }: NoCostFieldProps): ReactNode => (
  <label className={css.noCost}>
    <span>
      <span className={css.label}>{t.noCost.label}</span>
      <span id="calculator-no-cost" className={css.hint}>
        {isPossible ? t.noCost.text : t.notAvailable}
      </span>
    </span>
    <input
      className={css.switch}
      type="checkbox"
      name="noCost"
      value="1"
      checked={isOn}
      aria-label={t.noCost.label}
      aria-describedby="calculator-no-cost"
      onChange={({ currentTarget }) => onNoCost(currentTarget.checked)}
    />
  </label>
);
