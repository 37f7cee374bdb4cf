import type { ReactNode } from 'react';
import { MoneyText } from '../kit/money-text';
import css from './costs.module.css';
import { type Inputs, lenderOf } from './inputs';
import { limitText } from './limit-text';
import type { CalculatorMessages } from './message-types';
import type { Offered } from './offered';
import { quote } from './quote';
import { Result } from './result';

interface CostsProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly t: CalculatorMessages;
}

/** What the inputs cost, or why they cannot be had. */
export function Costs({ inputs, offered, t }: CostsProps): ReactNode {
  const lender = lenderOf(inputs, offered);
  const found = quote(lender, inputs);
  return found.kind === 'priced' ? (
    <Result quote={found} t={t} />
  ) : (
    <p className={css.none}>
      <MoneyText>{limitText(lender, inputs.amountRupees, t) ?? t.notAvailable}</MoneyText>
    </p>
  );
}
