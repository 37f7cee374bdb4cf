import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import css from './calculator-form.module.css';
import { type Inputs, lenderOf } from './inputs';
import { LenderField } from './lender-field';
import { MonthsField } from './months-field';
import { NoCostField } from './no-cost-field';
import type { Offered } from './offered';
import { PriceField } from './price-field';
import { canBeNoCost } from './quote';
import type { CalculatorWords } from './words';

interface CalculatorFormProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly words: CalculatorWords;
  /** Where it leads without script: the address that shows it. */
  readonly action: string;
  readonly onInputs?: (inputs: Inputs) => void;
}

/** Lender, price, months and whether the merchant gives the interest back. The server answers it where no script does. */
export function CalculatorForm({ inputs, offered, words, action, onInputs }: CalculatorFormProps): ReactNode {
  const lender = lenderOf(inputs, offered);
  const change = (part: Partial<Inputs>): void => onInputs?.({ ...inputs, ...part });
  return (
    // biome-ignore lint/correctness/noRestrictedElements: the server answers it where no script does
    <form className={css.form} method="get" action={action} onSubmit={onInputs && ((event) => event.preventDefault())}>
      <LenderField inputs={inputs} offered={offered} words={words} onLender={(lenderId) => change({ lenderId })} />
      <PriceField
        lender={lender}
        amountRupees={inputs.amountRupees}
        words={words}
        onAmount={(amountRupees) => change({ amountRupees })}
      />
      <MonthsField lender={lender} tenure={inputs.tenure} words={words} onTenure={(tenure) => change({ tenure })} />
      <NoCostField
        isOn={inputs.isNoCost}
        isPossible={canBeNoCost(lender, inputs.tenure)}
        words={words}
        onNoCost={(isNoCost) => change({ isNoCost })}
      />
      <div className={css.withoutScript}>
        <Button type="submit">{words.show}</Button>
      </div>
    </form>
  );
}
