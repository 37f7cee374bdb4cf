import type { ReactNode } from 'react';
import { Icon, type IconPath } from '../../kit/icon';
import css from './link-button.module.css';

interface LinkButtonProps {
  readonly href: string;
  readonly children: ReactNode;
  /** At most one primary per page; 'inverse' on a dark ground. */
  readonly kind?: 'primary' | 'secondary' | 'inverse';
  readonly icon?: IconPath;
  /** For the main action of a page. */
  readonly isLarge?: boolean;
}

/** A link that looks like a button. */
export function LinkButton({ href, children, kind = 'primary', icon, isLarge = false }: LinkButtonProps): ReactNode {
  return (
    <a className={css.link} href={href} data-kind={kind} data-large={isLarge ? '' : undefined}>
      {icon && <Icon path={icon} size={20} />}
      {children}
    </a>
  );
}
