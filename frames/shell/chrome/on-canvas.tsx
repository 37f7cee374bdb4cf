import type { ReactNode } from 'react';
import css from './on-canvas.module.css';

export function OnCanvas({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={css.canvas}>{children}</div>;
}
