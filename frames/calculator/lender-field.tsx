import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format/number';
import { percentOf } from '../../shared/money/rate';
import css from './fields.module.css';
import { type Inputs, lenderOf } from './inputs';
import type { Offered } from './offered';
import type { CalculatorWords } from './words';

interface LenderFieldProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly words: CalculatorWords;
  readonly onLender: (lenderId: string) => void;
}

/** Which lender, and its rate for the chosen months. */
export function LenderField({ inputs, offered, words, onLender }: LenderFieldProps): ReactNode {
  const rateBps = lenderOf(inputs, offered).annualRateBps[inputs.tenure];
  return (
    <div>
      <label className={css.label} htmlFor="calculator-lender">
        {words.lender}
      </label>
      <div className={css.select}>
        <select
          id="calculator-lender"
          name="lenderId"
          value={inputs.lenderId}
          aria-describedby="calculator-rate"
          onChange={({ currentTarget }) => onLender(currentTarget.value)}
        >
          {offered.map(({ lenderId, name }) => (
            <option key={lenderId} value={lenderId} translate="no">
              {name}
            </option>
          ))}
        </select>
        <span id="calculator-rate" className={css.rate}>
          {rateBps === null ? words.notAvailable : words.rate(Number(formatNumber(percentOf(rateBps))))}
        </span>
      </div>
    </div>
  );
}
