import type { HTMLAttributes, ReactNode } from 'react';
import css from './grid.module.css';

interface GridProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /** 'early': below 60em, with less between the two; default: below 53.75em. */
  readonly folds?: 'early';
}

/** The content of a page, and a rail beside it, or below it where the page is narrow. `className` places it. */
export function Grid({ folds, className, ...rest }: GridProps): ReactNode {
  return (
    <div {...rest} className={className === undefined ? css.grid : `${css.grid} ${className}`} data-folds={folds} />
  );
}
