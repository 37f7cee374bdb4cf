import type { ReactNode } from 'react';
import css from './progress-bar.module.css';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** For screen readers; default: hidden from them, as a text beside it says the same. */
  readonly label?: string;
}

/** How much of a whole is left or done, as wide as the room. */
export const ProgressBar = ({ value, max, label }: ProgressBarProps): ReactNode => (
  <progress
    className={css.bar}
    value={value}
    max={max}
    aria-label={label}
    aria-hidden={label === undefined ? true : undefined}
  />
);
