import type { ReactNode } from 'react';
import { Icon } from './icon';
import * as icons from './icons';
import css from './toggle.module.css';

interface ToggleProps {
  readonly isOn: boolean;
  readonly children: string;
  readonly onToggle: (isOn: boolean) => void;
}

/** A button that stays pressed: a filter. */
export const Toggle = ({ isOn, children, onToggle }: ToggleProps): ReactNode => (
  <button className={css.toggle} type="button" aria-pressed={isOn} onClick={() => onToggle(!isOn)}>
    {isOn && <Icon path={icons.check} size={20} />}
    {children}
  </button>
);
