import type { ReactNode } from 'react';
import css from './switch.module.css';

interface SwitchProps {
  readonly isOn: boolean;
  /** Visually hidden: the same text is next to the switch. */
  readonly label: string;
  /** It is being switched: it cannot be pressed again, and keeps the focus. */
  readonly isBusy?: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Something that is on or off at once, without a button that sends it. */
export const Switch = ({ isOn, label, isBusy = false, onSwitch }: SwitchProps): ReactNode => (
  <button
    className={css.switch}
    type="button"
    role="switch"
    aria-checked={isOn}
    aria-label={label}
    aria-disabled={isBusy ? true : undefined}
    onClick={() => {
      if (!isBusy) onSwitch(!isOn);
    }}
  />
);
