import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import type { PageLink } from '../navigation';
import css from './crumbs.module.css';

interface CrumbsProps {
  /** Accessible name. */
  readonly label: string;
  /** Parent pages, the top one first. */
  readonly above: readonly PageLink[];
  /** Name of this page. */
  readonly here: string;
  /** The name is a shop's and not translated. */
  readonly isName?: boolean;
}

export function Crumbs({ label, above, here, isName = false }: CrumbsProps): ReactNode {
  return (
    <nav className={css.crumbs} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ol role="list">
        {above.map(({ href, text, isName: isNamed = false }) => (
          <li key={href}>
            <a href={href} translate={isNamed ? 'no' : undefined}>
              {text}
            </a>
            <Icon path={icons.next} size={16} />
          </li>
        ))}
        <li>
          <span aria-current="page" translate={isName ? 'no' : undefined}>
            {here}
          </span>
        </li>
      </ol>
    </nav>
  );
}
