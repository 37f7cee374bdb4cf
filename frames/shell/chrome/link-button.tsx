import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../../kit/icon';
import css from './link-button.module.css';

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  /** One primary on a page; on a dark ground it is 'inverse'. */
  readonly kind?: 'primary' | 'secondary' | 'inverse';
  readonly icon?: IconPath;
  /** The one thing to do on its page. */
  readonly isLarge?: boolean;
}

/** A way on that is pressed like a button: it leads to an address, and so works without a script. */
export function LinkButton({ href, children, kind = 'primary', icon, isLarge = false }: LinkButtonProps): ReactNode {
  return (
    <a className={css.link} href={href} data-kind={kind} data-large={isLarge ? '' : undefined}>
      {icon && <Icon path={icon} size={20} />}
      {children}
    </a>
  );
}
