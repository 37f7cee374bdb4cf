import type { ReactNode } from 'react';
import { formatPaise } from '../../shared/format/number';
import type { CalculatorMessages } from './message-types';
import type { PricedQuote } from './quote';
import css from './result.module.css';

interface BreakdownProps {
  readonly quote: PricedQuote;
  readonly t: CalculatorMessages['result'];
}

/** Every part of what is paid, and the sum. Interest that is met by a discount stands with it, as two lines. */
export function Breakdown({ quote: { pricePaise, cost }, t }: BreakdownProps): ReactNode {
  const { emiPaise, interestPaise, gstOnInterestPaise, discountPaise, feesPaise, totalPayablePaise } = cost;
  const lines = [
    { name: t.each, text: formatPaise(emiPaise) },
    { name: t.price, text: formatPaise(pricePaise), part: 'price' },
    { name: t.interest, text: formatPaise(interestPaise), part: 'rest' },
    ...(gstOnInterestPaise > 0 ? [{ name: t.gst, text: formatPaise(gstOnInterestPaise), part: 'rest' }] : []),
    ...(discountPaise > 0 ? [{ name: t.discount, text: `− ${formatPaise(discountPaise)}` }] : []),
    ...(feesPaise > 0 ? [{ name: t.fee, text: formatPaise(feesPaise), part: 'rest' }] : []),
    { name: t.down, text: formatPaise(0) },
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
        <dt>{t.total}</dt>
        <dd className="num" translate="no">
          {formatPaise(totalPayablePaise)}
        </dd>
      </div>
    </dl>
  );
}
