import type { HTMLAttributes, ReactNode } from 'react';
import css from './caption.module.css';

interface CaptionProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'p' | 'span' | 'small';
  /** CSS px at 100% zoom. */
  readonly size?: 13 | 14 | 18;
}

/** A text in the second ink with the line height of what stands around it. `className` places it. */
export function Caption({ as: Tag = 'p', size = 13, className, ...rest }: CaptionProps): ReactNode {
  return (
    <Tag {...rest} className={className === undefined ? css.caption : `${css.caption} ${className}`} data-size={size} />
  );
}
