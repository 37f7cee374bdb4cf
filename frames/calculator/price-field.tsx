import type { ReactNode } from 'react';
import { formatRupees } from '../../shared/format/number';
import { rupeeDigits } from '../../shared/rules/typed-text';
import { groupAmount } from '../kit/digits';
import { DigitsInput } from '../kit/digits-input';
import { FieldError } from '../kit/field-message';
import { Inline } from '../kit/layout/inline';
import { MoneyText } from '../kit/money-text';
import css from './fields.module.css';
import { AMOUNT_DIGITS } from './inputs';
import { limitText } from './limit-text';
import type { CalculatorMessages } from './message-types';
import type { OfferedLender } from './offered';

/** Of the slider, rupees; the field takes every whole rupee. */
const STEP = 500;

interface PriceFieldProps {
  readonly lender: OfferedLender;
  readonly amountRupees: number;
  readonly t: CalculatorMessages;
  readonly onAmount: (amountRupees: number) => void;
}

/** What is paid for, by a field and by a slider between the lender's limits, which it cannot leave. */
export function PriceField({ lender, amountRupees, t, onAmount }: PriceFieldProps): ReactNode {
  const { minLoanAmount: min, maxLoanAmount: max } = lender;
  const error = limitText(lender, amountRupees, t);
  const field = {
    id: 'calculator-amount',
    name: 'amount',
    'aria-invalid': error === null ? undefined : (true as const),
    'aria-describedby': error === null ? 'calculator-bounds' : 'calculator-amount-error',
  };
  return (
    <div>
      <Inline align="center" justify="between">
        <label className={css.label} htmlFor="calculator-amount">
          {t.price}
        </label>
        <div className={css.amount} data-invalid={error === null ? undefined : ''}>
          <span aria-hidden="true">₹</span>
          <DigitsInput
            ids={field}
            digits={amountRupees === 0 ? '' : String(amountRupees)}
            maxDigits={AMOUNT_DIGITS}
            format={groupAmount}
            fromPaste={rupeeDigits}
            onDigits={(digits) => onAmount(Number(digits))}
            autoComplete="off"
            placeholder="0"
          />
        </div>
      </Inline>
      {error !== null && <FieldError id="calculator-amount-error">{error}</FieldError>}
      <input
        className={css.slider}
        type="range"
        aria-label={t.price}
        aria-valuetext={formatRupees(amountRupees)}
        min={min}
        max={max}
        step={STEP}
        value={Math.min(max, Math.max(min, amountRupees))}
        onInput={({ currentTarget }) => onAmount(currentTarget.valueAsNumber)}
      />
      <p id="calculator-bounds" className={css.bounds}>
        <span className="visually-hidden">
          <MoneyText>{t.bounds(min, max)}</MoneyText>
        </span>
        <span className="num" translate="no" aria-hidden="true">
          {formatRupees(min)}
        </span>
        <span className="num" translate="no" aria-hidden="true">
          {formatRupees(max)}
        </span>
      </p>
    </div>
  );
}
