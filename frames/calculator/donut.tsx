import type { ReactNode } from 'react';
import { formatPaise } from '../../shared/format/number';
import css from './donut.module.css';
import type { CalculatorMessages } from './message-types';
import { beyondPricePaise, type PricedQuote } from './quote';

/** All round. */
const ROUND = 1_000;
/** Between two parts. */
const GAP = 8;

/** How much of what is paid in all is the price, and how much is paid beside it, drawn to scale; the same in words. */
export function Donut({ quote, t }: { readonly quote: PricedQuote; readonly t: CalculatorMessages }): ReactNode {
  const { pricePaise, cost } = quote;
  const restPaise = beyondPricePaise(quote);
  const rest = Math.round((restPaise / cost.totalPayablePaise) * ROUND);
  const gap = rest > 0 ? GAP : 0;
  // A part that is thinner than the gap would not be seen.
  const drawnRest = rest > 0 ? Math.max(rest, 2 * GAP) : 0;
  const circle = { cx: 100, cy: 100, r: 86, fill: 'none', pathLength: ROUND, transform: 'rotate(-90 100 100)' };
  return (
    // The elements of a translator are not rendered inside an SVG.
    <span className={css.whole} translate="no">
      <svg className={css.donut} viewBox="0 0 200 200" role="img" aria-label={t.donut(pricePaise, restPaise)}>
        <title>{t.donut(pricePaise, restPaise)}</title>
        <circle
          {...circle}
          className={css.price}
          strokeDasharray={`${ROUND - drawnRest - gap} ${ROUND}`}
          strokeDashoffset={-drawnRest}
        />
        {rest > 0 && <circle {...circle} className={css.rest} strokeDasharray={`${drawnRest - gap} ${ROUND}`} />}
        <text className={css.each} x="100" y="86" fontSize="13">
          {t.result.each}
        </text>
        <text className={css.emi} x="100" y="118" fontSize="28">
          {formatPaise(cost.emiPaise)}
        </text>
      </svg>
    </span>
  );
}
