import type { ReactNode } from 'react';
import css from './action-column.module.css';

/** Buttons below each other at the foot of a screen, the first one foremost. */
export function ActionColumn({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css.column}>{children}</div>;
}
