import type { ReactNode } from 'react';
import { MoneyText } from '../kit/money-text';
import { Breakdown } from './breakdown';
import { Donut } from './donut';
import { lastInstalmentOf } from './last-instalment';
import type { CalculatorMessages } from './message-types';
import type { PricedQuote } from './quote';
import css from './result.module.css';

/** What it costs: the drawing, every line of it, and what 'no cost' is where it is. */
export function Result({ quote, t }: { readonly quote: PricedQuote; readonly t: CalculatorMessages }): ReactNode {
  const lastPaise = lastInstalmentOf(quote);
  return (
    <>
      <div className={css.figures}>
        <Donut quote={quote} t={t} />
        <Breakdown quote={quote} t={t.result} />
      </div>
      {quote.isNoCost && <p className={css.note}>{`* ${t.noCostWhy.join(' ')}`}</p>}
      <p className={css.note}>
        {lastPaise !== null && (
          <span>
            <MoneyText>{`${t.result.last(lastPaise)} `}</MoneyText>
          </span>
        )}
        <span>{t.rounding}</span>
      </p>
    </>
  );
}
