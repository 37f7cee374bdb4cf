import type { HTMLAttributes, ReactNode } from 'react';
import type { Gap } from '../stack';
import stack from '../stack.module.css';
import css from './panel.module.css';

interface PanelProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'div' | 'section' | 'article' | 'aside' | 'dl' | 'li' | 'figure' | 'ul' | 'ol';
  /** Between children below each other, as in a `Stack`. */
  readonly gap?: Gap;
  /** 24 px within; 'less' is 20 px on a narrow page. */
  readonly padded?: 'always' | 'less';
  readonly raised?: boolean;
}

/** A part of a page within a line. `className` places what stands in it. */
export function Panel(props: PanelProps): ReactNode {
  const { as: Tag = 'div', gap, padded, raised = false, className, ...rest } = props;
  return (
    <Tag
      {...rest}
      className={[css.panel, gap !== undefined && stack.stack, className].filter(Boolean).join(' ')}
      data-gap={gap}
      data-steady={gap === undefined ? undefined : ''}
      data-padded={padded}
      data-raised={raised ? '' : undefined}
    />
  );
}
