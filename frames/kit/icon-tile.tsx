import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon';
import css from './tile.module.css';

/** A tile of 40 px with a drawing, at the head of a row. */
export function IconTile({ icon }: { readonly icon: IconName }): ReactNode {
  return (
    <span className={css.tile} data-tone="icon" aria-hidden="true">
      <Icon name={icon} size={20} />
    </span>
  );
}
