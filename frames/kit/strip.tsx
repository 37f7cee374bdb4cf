import type { ReactNode } from 'react';
import css from './strip.module.css';

interface StripProps {
  /** 'card' stands in the body; 'bar' runs edge to edge under the top bar; 'tight' holds a button of its own. */
  readonly edge?: 'card' | 'bar' | 'tight';
  readonly start?: ReactNode;
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

/** The band that carries a choice from screen to screen. */
export function Strip({ edge = 'card', start, end, children }: StripProps): ReactNode {
  return (
    <div className={css.strip} data-edge={edge}>
      {start}
      <div className={css.main}>{children}</div>
      {end}
    </div>
  );
}
