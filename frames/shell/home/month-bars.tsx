import type { ReactNode } from 'react';
import css from './month-bars.module.css';

const BAR_STEP = 10;
const BAR_WIDTH = 7;
const BARS_HEIGHT = 32;

/** One rising bar per month, the first one marked. Decoration: the months are written next to it. */
export function MonthBars({ months }: { readonly months: number }): ReactNode {
  const width = months * BAR_STEP - (BAR_STEP - BAR_WIDTH);
  const bars = Array.from({ length: months }, (_, at) => ({
    x: at * BAR_STEP,
    height: BARS_HEIGHT * (0.24 + (0.76 * at) / (months - 1)),
  }));
  return (
    <svg
      className={css.bars}
      viewBox={`0 0 ${width} ${BARS_HEIGHT}`}
      width={width}
      height={BARS_HEIGHT}
      aria-hidden="true"
    >
      {bars.map(({ x, height }) => (
        <rect key={x} x={x} y={(BARS_HEIGHT - height).toFixed(1)} width={BAR_WIDTH} height={height.toFixed(1)} rx="2" />
      ))}
    </svg>
  );
}
