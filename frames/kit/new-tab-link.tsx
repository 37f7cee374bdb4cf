import type { ReactNode } from 'react';
import css from './link.module.css';
import { VisuallyHidden } from './visually-hidden';

/** An address that opens beside the page, without a way back to it. */
export function NewTabLink(props: {
  readonly href: string;
  /** Visually hidden text after the link text: '(opens in a new window)'. */
  readonly hiddenSuffix: string;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <a className={css.link} href={props.href} target="_blank" rel="noopener noreferrer">
      {props.children}
      <VisuallyHidden> {props.hiddenSuffix}</VisuallyHidden>
    </a>
  );
}
