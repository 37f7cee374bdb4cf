import type { ReactNode } from 'react';
import box from './box.module.css';
import css from './checkbox.module.css';

interface CheckboxProps {
  readonly checked: boolean;
  /** Nothing goes on without it. */
  readonly required?: boolean;
  /** A second, smaller line. */
  readonly hint?: string;
  readonly children: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A box of 22 px in a row of at least 48 px; the words belong to it. */
export function Checkbox({ checked, required, hint, children, onChange }: CheckboxProps): ReactNode {
  return (
    <label className={css.row}>
      <input
        className={box.box}
        type="checkbox"
        checked={checked}
        required={required}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {children}
        {hint !== undefined && <small> {hint}</small>}
      </span>
    </label>
  );
}
