import type { ReactNode } from 'react';
import { Icon, type IconPath } from './icon';
import css from './tile.module.css';

interface IconTileProps {
  readonly icon: IconPath;
  /** CSS px. */
  readonly size?: 32 | 36 | 40;
}

/** A tile with a drawing, at the head of a row. */
export function IconTile({ icon, size = 40 }: IconTileProps): ReactNode {
  return (
    <span className={css.tile} data-size={size} data-tone="icon" aria-hidden="true">
      <Icon path={icon} size={20} />
    </span>
  );
}
