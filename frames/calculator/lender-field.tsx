import type { ReactNode } from 'react';
import { formatNumber } from '../../shared/format/number';
import { percentOf } from '../../shared/money/rate';
import css from './fields.module.css';
import { type Inputs, lenderOf } from './inputs';
import type { CalculatorMessages } from './message-types';
import type { Offered } from './offered';

interface LenderFieldProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly t: CalculatorMessages;
  readonly onLender: (lenderId: string) => void;
}

/** Which lender, and its rate for the chosen months. */
export function LenderField({ inputs, offered, t, onLender }: LenderFieldProps): ReactNode {
  const rateBps = lenderOf(inputs, offered).annualRateBps[inputs.tenure];
  return (
    <div>
      <label className={css.label} htmlFor="calculator-lender">
        {t.lender}
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
          {rateBps === null ? t.notAvailable : t.rate(Number(formatNumber(percentOf(rateBps))))}
        </span>
      </div>
    </div>
  );
}
