import type { ReactNode } from 'react';
import { formatPaise } from '../../shared/format/number';
import type { PricedQuote } from './quote';
import css from './result.module.css';
import type { CalculatorWords } from './words';

interface BreakdownProps {
  readonly quote: PricedQuote;
  readonly words: CalculatorWords['result'];
}

/** Every part of what is paid, and the sum. Interest that is met by a discount stands with it, as two lines. */
export function Breakdown({ quote: { pricePaise, cost }, words }: BreakdownProps): ReactNode {
  const { emiPaise, interestPaise, gstOnInterestPaise, discountPaise, feesPaise, totalPayablePaise } = cost;
  const lines = [
    { name: words.each, text: formatPaise(emiPaise) },
    { name: words.price, text: formatPaise(pricePaise), part: 'price' },
    { name: words.interest, text: formatPaise(interestPaise), part: 'rest' },
    ...(gstOnInterestPaise > 0 ? [{ name: words.gst, text: formatPaise(gstOnInterestPaise), part: 'rest' }] : []),
    ...(discountPaise > 0 ? [{ name: words.discount, text: `− ${formatPaise(discountPaise)}` }] : []),
    ...(feesPaise > 0 ? [{ name: words.fee, text: formatPaise(feesPaise), part: 'rest' }] : []),
    { name: words.down, text: formatPaise(0) },
  ];
  return (
    <dl className={css.lines}>
      {lines.map(({ name, text, part }) => (
        <div key={name} className={css.line} data-part={part}>
          <dt>{name}</dt>
          <dd className="num" translate="no">
            {text}
          </dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{words.total}</dt>
        <dd className="num" translate="no">
          {formatPaise(totalPayablePaise)}
        </dd>
      </div>
    </dl>
  );
}
