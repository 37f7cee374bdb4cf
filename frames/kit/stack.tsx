import type { HTMLAttributes, ReactNode } from 'react';
import css from './stack.module.css';

/** Space between the children on the grid of 4 px: 5 is 20 px. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'div' | 'section' | 'aside' | 'dl' | 'fieldset' | 'span' | 'ul' | 'ol';
  readonly gap: Gap;
  readonly centred?: boolean;
  /** Keeps its gap also where the window is low, as on a page that scrolls. */
  readonly steady?: boolean;
}

/** Children below each other. `className` places it. */
export function Stack({
  as: Tag = 'div',
  gap,
  centred = false,
  steady = false,
  className,
  ...rest
}: StackProps): ReactNode {
  return (
    <Tag
      {...rest}
      className={className === undefined ? css.stack : `${css.stack} ${className}`}
      data-gap={gap}
      data-centred={centred ? '' : undefined}
      data-steady={steady ? '' : undefined}
    />
  );
}
