import type { HTMLAttributes, ReactNode } from 'react';
import css from './inline.module.css';

interface InlineProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'div' | 'p' | 'span' | 'header' | 'nav' | 'ul' | 'li';
  /** Space between the children on the grid of 4 px. */
  readonly gap?: 1 | 2 | 3 | 4;
  readonly align?: 'center' | 'start';
  readonly justify?: 'between' | 'center';
  /** A line that is full goes on in the next one. */
  readonly wrap?: boolean;
}

/** Children beside each other. `className` places it. */
export function Inline(props: InlineProps): ReactNode {
  const { as: Tag = 'div', gap = 3, align, justify, wrap = false, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={className === undefined ? css.inline : `${css.inline} ${className}`}
      data-gap={gap}
      data-align={align}
      data-justify={justify}
      data-wrap={wrap ? '' : undefined}
    />
  );
}
