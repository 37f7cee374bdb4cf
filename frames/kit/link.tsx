import type { ReactNode } from 'react';
import css from './link.module.css';

/** Either an address, or something to do that reads like a link ('Change'). */
type LinkProps = { readonly children: ReactNode } & (
  | { readonly href: string; readonly onClick?: never; readonly label?: never }
  | {
      readonly onClick: () => void;
      readonly href?: never;
      /** Its name, where the words alone do not say what is changed; it begins with them. */
      readonly label?: string;
    }
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
    <button className={css.link} type="button" aria-label={props.label} onClick={props.onClick}>
      {props.children}
    </button>
  );
}
