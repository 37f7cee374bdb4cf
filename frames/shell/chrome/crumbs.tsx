import type { ReactNode } from 'react';
import { Icon } from '../../kit/icon';
import type { Way } from '../navigation';
import css from './crumbs.module.css';

interface CrumbsProps {
  /** What it is, for those who do not see it. */
  readonly label: string;
  /** The pages above this one, the first one first. */
  readonly above: readonly Way[];
  /** What this page is called. */
  readonly here: string;
}

/** Where a page stands, and the ways up. */
export function Crumbs({ label, above, here }: CrumbsProps): ReactNode {
  return (
    <nav className={css.crumbs} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role where list-style is none */}
      <ol role="list">
        {above.map(({ href, text }) => (
          <li key={href}>
            <a href={href}>{text}</a>
            <Icon name="next" size={16} />
          </li>
        ))}
        <li>
          <span aria-current="page">{here}</span>
        </li>
      </ol>
    </nav>
  );
}
