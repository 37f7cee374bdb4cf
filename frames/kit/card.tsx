import type { ReactNode } from 'react';
import css from './card.module.css';

/** A bordered box on canvas. */
export function Card({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div className={css.card} data-padded="">
      {children}
    </div>
  );
}

/** Rows in one border, parted by lines; each child is an `<li>`. */
export function RowList({ label, children }: { readonly label?: string; readonly children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none
    <ul className={css.card} role="list" aria-label={label}>
      {children}
    </ul>
  );
}
