import type { HTMLAttributes, ReactNode } from 'react';
import css from './title.module.css';

interface TitleProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'style'> {
  /** Place in the outline of the page. */
  readonly level: 1 | 2;
  /** 44 px, 32 px on a narrow page; 'display' is lower in scripts with high letters. */
  readonly size?: 'page' | 'display';
  /** How lines break: of like length, or only no word alone in the last one. */
  readonly wrap?: 'balance' | 'pretty';
}

/** The title of a page or of a large part of it. In a frame or a card: `Heading`. `className` places it. */
export function Title(props: TitleProps): ReactNode {
  const { level, size = 'page', wrap = 'balance', className, ...rest } = props;
  const Tag = `h${level}` as const;
  return (
    <Tag
      {...rest}
      className={className === undefined ? css.title : `${css.title} ${className}`}
      data-size={size}
      data-wrap={wrap}
    />
  );
}
