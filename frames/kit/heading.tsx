import type { ReactNode } from 'react';
import css from './text.module.css';

export interface HeadingProps {
  /** Place in the outline of the page: 1 is the screen, 2 a sheet or section. */
  readonly level: 1 | 2 | 3;
  /** Looks, apart from the place: 24, 20, 18 or 16 px, or the small grey line above a list. Default: as the level. */
  readonly size?: '1' | '2' | 'choice' | '3' | 'section';
  readonly id?: string;
  /** For screen readers alone: the content below says the same. */
  readonly visuallyHidden?: boolean;
  readonly children: ReactNode;
}

export function Heading({ level, size, id, visuallyHidden = false, children }: HeadingProps): ReactNode {
  const Tag = `h${level}` as const;
  return (
    <Tag className={visuallyHidden ? 'visually-hidden' : css.heading} data-size={size ?? String(level)} id={id}>
      {children}
    </Tag>
  );
}
