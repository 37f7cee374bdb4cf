import type { ReactNode } from 'react';
import css from './spinner.module.css';

/** A turning ring: beside words that say what is going on, or around what is asked. Stands still where motion is not
 *  wanted. */
export function Spinner({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <span className={css.spinner} data-around={children !== undefined || undefined} aria-hidden="true">
      {children}
    </span>
  );
}
