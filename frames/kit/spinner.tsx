import type { ReactNode } from 'react';
import css from './spinner.module.css';

/** A turning ring beside words that say what is going on. Stands still where motion is not wanted. */
export function Spinner(): ReactNode {
  return <span className={css.spinner} aria-hidden="true" />;
}
