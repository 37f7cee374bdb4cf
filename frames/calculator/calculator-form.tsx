import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import css from './calculator-form.module.css';
import { type Inputs, lenderOf } from './inputs';
import { LenderField } from './lender-field';
import type { CalculatorMessages } from './message-types';
import { MonthsField } from './months-field';
import { NoCostField } from './no-cost-field';
import type { Offered } from './offered';
import { PriceField } from './price-field';
import { canBeNoCost } from './quote';

interface CalculatorFormProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly t: CalculatorMessages;
  /** Where it leads without script: the address that shows it. */
  readonly action: string;
  readonly onInputs?: (inputs: Inputs) => void;
}

/** Lender, price, months and whether the merchant gives the interest back. The server answers it where no script does. */
export function CalculatorForm({ inputs, offered, t, action, onInputs }: CalculatorFormProps): ReactNode {
  const lender = lenderOf(inputs, offered);
  const change = (part: Partial<Inputs>): void => onInputs?.({ ...inputs, ...part });
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the server answers it where no script does
    <form className={css.form} method="get" action={action} onSubmit={onInputs && ((event) => event.preventDefault())}>
      <LenderField inputs={inputs} offered={offered} t={t} onLender={(lenderId) => change({ lenderId })} />
      <PriceField
        lender={lender}
        amountRupees={inputs.amountRupees}
        t={t}
        onAmount={(amountRupees) => change({ amountRupees })}
      />
      <MonthsField lender={lender} tenure={inputs.tenure} t={t} onTenure={(tenure) => change({ tenure })} />
      <NoCostField
        isOn={inputs.isNoCost}
        isPossible={canBeNoCost(lender, inputs.tenure)}
        t={t}
        onNoCost={(isNoCost) => change({ isNoCost })}
      />
      <div className={css.withoutScript}>
        <Button type="submit">{t.show}</Button>
      </div>
    </form>
  );
}
