import type { ReactNode } from 'react';
import { Field } from './field';

interface TextFieldProps {
  readonly label: string;
  readonly optional?: string;
  readonly value: string;
  readonly error: string | null;
  readonly type?: 'text' | 'email';
  readonly maxLength: number;
  readonly required?: boolean;
  readonly readOnly?: boolean;
  /** The field that gets the focus when its sheet opens. */
  readonly first?: boolean;
  readonly onText: (text: string) => void;
}

export function TextField(props: TextFieldProps): ReactNode {
  const { label, optional = '', value, error, type = 'text', maxLength, onText } = props;
  return (
    <Field label={label} optional={optional} error={error}>
      {(ids) => (
        <input
          {...ids}
          type="text"
          inputMode={type}
          autoComplete="off"
          autoCapitalize={type === 'email' ? 'none' : 't'}
          spellCheck={false}
          maxLength={maxLength}
          aria-required={props.required === true ? true : undefined}
          readOnly={props.readOnly ?? false}
          data-first={props.first === true ? '' : undefined}
          value={value}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
