import type { HTMLAttributes, ReactNode } from 'react';
import type { Gap } from '../stack';
import stack from '../stack.module.css';
import css from './canvas.module.css';

interface CanvasProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  readonly as?: 'div' | 'section' | 'nav';
  /** Between children below each other, as in a `Stack`. */
  readonly gap?: Gap;
  /** Above and below the content: least above a page with a trail, most above a text. Default: none. */
  readonly room?: 'page' | 'list' | 'text';
}

/** The width of a page of the site, with its gutters. `className` places what stands on it. */
export function Canvas({ as: Tag = 'div', gap, room, className, ...rest }: CanvasProps): ReactNode {
  return (
    <Tag
      {...rest}
      className={[css.canvas, gap !== undefined && stack.stack, className].filter(Boolean).join(' ')}
      data-gap={gap}
      data-steady={gap === undefined ? undefined : ''}
      data-room={room}
    />
  );
}
