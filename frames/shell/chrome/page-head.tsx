import type { ReactNode } from 'react';
import css from './page-head.module.css';

/** The heading of a page, and a line below it. */
export function PageHead({ heading, line }: { readonly heading: string; readonly line?: ReactNode }): ReactNode {
  return (
    <div className={css.head}>
      <h1>{heading}</h1>
      {line !== undefined && <p>{line}</p>}
    </div>
  );
}
