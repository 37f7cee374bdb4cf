import type { ReactNode } from 'react';
import css from './range.module.css';

interface RangeProps {
  /** On which side of the range the amount falls. */
  readonly side: 'below' | 'above';
  /** Money as text. */
  readonly amount: string;
  readonly min: string;
  readonly max: string;
  /** The whole picture in words. */
  readonly label: string;
}

/** Minimum to maximum, and an amount that falls outside. A sketch, not to scale: the numbers say how much. */
export function Range({ side, amount, min, max, label }: RangeProps): ReactNode {
  return (
    <div className={css.range} data-side={side} role="img" aria-label={label}>
      <span className={css.track} />
      <span className={css.ok} />
      <span className={css.pin} />
      <span className={`num ${css.at}`}>{amount}</span>
      <span className={`num ${css.min}`}>{min}</span>
      <span className={`num ${css.max}`}>{max}</span>
    </div>
  );
}
