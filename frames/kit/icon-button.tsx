import type { ReactNode } from 'react';
import { Icon, type IconPath } from './icon';
import css from './icon-button.module.css';

interface IconButtonProps {
  readonly icon: IconPath;
  /** What it does. */
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
}

/** A button of 48 px that is only a drawing. */
export function IconButton({ icon, label, disabled, onClick }: IconButtonProps): ReactNode {
  return (
    <button className={css.button} type="button" aria-label={label} disabled={disabled} onClick={onClick}>
      <Icon path={icon} />
    </button>
  );
}
