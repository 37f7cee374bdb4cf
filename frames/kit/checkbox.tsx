import type { ReactNode } from 'react';
import css from './checkbox.module.css';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly children: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A box of 22 px in a row of at least 48 px; the words belong to it. */
export function Checkbox({ checked, children, onChange }: CheckboxProps): ReactNode {
  return (
    <label className={css.row}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
      <span>{children}</span>
    </label>
  );
}
