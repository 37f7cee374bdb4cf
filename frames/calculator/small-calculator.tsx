import type { ReactNode } from 'react';
import { MoneyText } from '../kit/money-text';
import { CalculatorForm } from './calculator-form';
import { Costs } from './costs';
import type { Inputs } from './inputs';
import type { CalculatorMessages } from './message-types';
import type { Offered } from './offered';
import css from './small-calculator.module.css';

interface SmallCalculatorProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly t: CalculatorMessages;
  /** Where the form leads without script: the page of the calculator. */
  readonly action: string;
  /** The figures, announced by a screen reader. */
  readonly announcedText?: string;
  readonly onInputs?: (inputs: Inputs) => void;
}

/** The calculator as a part of another page: what is asked and what it costs, without the months one by one. */
export function SmallCalculator({ announcedText, ...props }: SmallCalculatorProps): ReactNode {
  return (
    <div className={css.small}>
      <CalculatorForm {...props} />
      <div className={css.costs}>
        <Costs {...props} />
        <p className="visually-hidden" role="status">
          {announcedText ? <MoneyText>{announcedText}</MoneyText> : null}
        </p>
      </div>
    </div>
  );
}
