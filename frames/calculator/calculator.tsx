import type { ReactNode } from 'react';
import { Button } from '../kit/button';
import css from './calculator.module.css';
import { type Inputs, lenderOf } from './inputs';
import { LenderField } from './lender-field';
import { limitText } from './limit-text';
import { MonthTable } from './month-table';
import { MonthsField } from './months-field';
import { NoCostField } from './no-cost-field';
import type { Offered } from './offered';
import { PriceField } from './price-field';
import { canBeNoCost, quote } from './quote';
import { Result } from './result';
import type { CalculatorWords } from './words';

interface CalculatorProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly words: CalculatorWords;
  /** Where the form leads without script: the address that shows it. */
  readonly action: string;
  /** Where a number is checked; null = not here. */
  readonly checkHref: string | null;
  /** What was done last; '' = nothing. */
  readonly said?: string;
  /** The figures, for those who do not see them change. */
  readonly spoken?: string;
  readonly onInputs?: (inputs: Inputs) => void;
  readonly onShare?: () => void;
  readonly onPrint?: () => void;
  readonly onCsv?: () => void;
}

/** Lender, price and months, and what they cost. A form that the server answers as well. */
export function Calculator(props: CalculatorProps): ReactNode {
  const { inputs, offered, words, said, spoken, onInputs = () => undefined } = props;
  const lender = lenderOf(inputs, offered);
  const found = quote(lender, inputs);
  const change = (part: Partial<Inputs>): void => onInputs({ ...inputs, ...part });
  return (
    <>
      <div className={css.columns}>
        {/* biome-ignore lint/correctness/noRestrictedElements: the server answers it where no script does */}
        <form
          className={css.card}
          method="get"
          action={props.action}
          onSubmit={props.onInputs && ((event) => event.preventDefault())}
        >
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
        <section className={css.card}>
          {found.kind === 'priced' ? (
            <Result quote={found} words={words} />
          ) : (
            <p className={css.none}>{limitText(lender, inputs.amountRupees, words) ?? words.notAvailable}</p>
          )}
          <div className={css.actions}>
            {props.checkHref !== null && (
              <a className={css.check} href={`${props.checkHref}?amount=${inputs.amountRupees}`}>
                {words.check}
              </a>
            )}
            <div className={css.withScript}>
              <Button kind="secondary" icon="share" width="fit" {...(props.onShare && { onClick: props.onShare })}>
                {words.share}
              </Button>
              <Button kind="secondary" width="fit" {...(props.onPrint && { onClick: props.onPrint })}>
                {words.print}
              </Button>
            </div>
          </div>
          <p className={css.said} role="status">
            {said || null}
          </p>
          <p className="visually-hidden" role="status">
            {spoken || null}
          </p>
        </section>
      </div>
      {found.kind === 'priced' && (
        <section className={css.months}>
          <div className={css.head}>
            <h2>{words.table.heading}</h2>
            <div className={css.withScript}>
              <Button kind="text" icon="download" width="fit" {...(props.onCsv && { onClick: props.onCsv })}>
                {words.csv}
              </Button>
            </div>
          </div>
          <MonthTable quote={found} words={words.table} />
        </section>
      )}
    </>
  );
}
