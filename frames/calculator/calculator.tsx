import type { ReactNode } from 'react';
import action from '../kit/action.module.css';
import { Button } from '../kit/button';
import * as icons from '../kit/icons';
import { Inline } from '../kit/layout/inline';
import { MoneyText } from '../kit/money-text';
import { Caption } from '../kit/type/caption';
import css from './calculator.module.css';
import { CalculatorForm } from './calculator-form';
import { Costs } from './costs';
import { type Inputs, lenderOf } from './inputs';
import type { CalculatorMessages } from './message-types';
import { MonthTable } from './month-table';
import type { Offered } from './offered';
import { quote } from './quote';

interface CalculatorProps {
  readonly inputs: Inputs;
  readonly offered: Offered;
  readonly t: CalculatorMessages;
  /** Where the form leads without script: the address that shows it. */
  readonly action: string;
  /** Where a number is checked; null = not here. */
  readonly checkHref: string | null;
  /** What was done last; '' = nothing. */
  readonly said?: string;
  /** The figures, announced by a screen reader. */
  readonly announcedText?: string;
  readonly onInputs?: (inputs: Inputs) => void;
  readonly onShare?: () => void;
  readonly onPrint?: () => void;
  readonly onCsv?: () => void;
}

/** Lender, price and months, and what they cost. A form that the server answers as well. */
export function Calculator(props: CalculatorProps): ReactNode {
  const { inputs, offered, t, said, announcedText } = props;
  const found = quote(lenderOf(inputs, offered), inputs);
  return (
    <>
      <div className={css.columns}>
        <div className={css.card}>
          <CalculatorForm {...props} />
        </div>
        <section className={css.card}>
          <Costs {...props} />
          <Inline wrap className={css.actions}>
            {props.checkHref !== null && (
              <a className={`${action.action} ${css.check}`} href={`${props.checkHref}?amount=${inputs.amountRupees}`}>
                {t.check}
              </a>
            )}
            <Inline wrap className={css.withScript}>
              <Button
                kind="secondary"
                icon={icons.share}
                width="fit"
                {...(props.onShare && { onClick: props.onShare })}
              >
                {t.share}
              </Button>
              <Button kind="secondary" width="fit" {...(props.onPrint && { onClick: props.onPrint })}>
                {t.print}
              </Button>
            </Inline>
          </Inline>
          <Caption className={css.said} role="status">
            {said || null}
          </Caption>
          <p className="visually-hidden" role="status">
            {announcedText ? <MoneyText>{announcedText}</MoneyText> : null}
          </p>
        </section>
      </div>
      {found.kind === 'priced' && (
        <section className={css.months}>
          <div className={css.head}>
            <h2>{t.table.heading}</h2>
            <Inline wrap className={css.withScript}>
              <Button kind="text" icon={icons.save} width="fit" {...(props.onCsv && { onClick: props.onCsv })}>
                {t.csv}
              </Button>
            </Inline>
          </div>
          <MonthTable quote={found} t={t.table} />
        </section>
      )}
    </>
  );
}
