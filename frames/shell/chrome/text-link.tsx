import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import css from './text-link.module.css';

/** A link in a separate line. */
export function TextLink({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode {
  return (
    <a className={css.link} href={href}>
      {children}
      <Icon path={icons.next} size={16} />
    </a>
  );
}
