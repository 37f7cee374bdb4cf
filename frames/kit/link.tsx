import type { ReactNode } from 'react';
import css from './link.module.css';

/** Either an address, or something to do that reads like a link ('Change'). */
export type LinkProps = { readonly children: ReactNode } & (
  | { readonly href: string; readonly onClick?: never }
  | { readonly onClick: () => void; readonly href?: never }
);

export function Link(props: LinkProps): ReactNode {
  if (props.href !== undefined) {
    return (
      <a className={css.link} href={props.href}>
        {props.children}
      </a>
    );
  }
  return (
    <button className={css.link} type="button" onClick={props.onClick}>
      {props.children}
    </button>
  );
}
