import type { ReactNode } from 'react';
import box from './box.module.css';
import css from './checkbox.module.css';
import { FieldError } from './field-message';
import { useScopedId } from './scoped-id';

interface CheckboxProps {
  readonly checked: boolean;
  /** Nothing goes on without it. */
  readonly required?: boolean;
  /** A second, smaller line. */
  readonly hint?: string;
  /** Shown under the row; null = fine. */
  readonly error?: string | null;
  readonly children: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A box of 22 px in a row of at least 48 px; the words belong to it. */
export function Checkbox({ checked, required, hint, error = null, children, onChange }: CheckboxProps): ReactNode {
  const errorId = useScopedId();
  return (
    <>
      <label className={css.row}>
        <input
          className={box.box}
          type="checkbox"
          checked={checked}
          required={required}
          aria-invalid={error === null ? undefined : true}
          aria-describedby={error === null ? undefined : errorId}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {children}
          {hint !== undefined && <small> {hint}</small>}
        </span>
      </label>
      {error !== null && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
