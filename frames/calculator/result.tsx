import type { ReactNode } from 'react';
import { MoneyText } from '../kit/money-text';
import { Breakdown } from './breakdown';
import { Donut } from './donut';
import { lastInstalmentOf } from './last-instalment';
import type { PricedQuote } from './quote';
import css from './result.module.css';
import type { CalculatorWords } from './words';

/** What it costs: the drawing, every line of it, and what 'no cost' is where it is. */
export function Result({ quote, words }: { readonly quote: PricedQuote; readonly words: CalculatorWords }): ReactNode {
  const lastPaise = lastInstalmentOf(quote);
  return (
    <>
      <div className={css.figures}>
        <Donut quote={quote} words={words} />
        <Breakdown quote={quote} words={words.result} />
      </div>
      {quote.isNoCost && <p className={css.note}>{`* ${words.noCostWhy.join(' ')}`}</p>}
      <p className={css.note}>
        {lastPaise !== null && (
          <span>
            <MoneyText>{`${words.result.last(lastPaise)} `}</MoneyText>
          </span>
        )}
        <span>{words.rounding}</span>
      </p>
    </>
  );
}
