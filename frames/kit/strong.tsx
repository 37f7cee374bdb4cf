import type { ReactNode } from 'react';
import css from './text.module.css';

/** Words that stand out of a paragraph. */
export function Strong({ children }: { readonly children: ReactNode }): ReactNode {
  return <span className={css.strong}>{children}</span>;
}
