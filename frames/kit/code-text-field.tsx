import type { ReactNode } from 'react';
import css from './code-text-field.module.css';
import { Field, type FieldProps } from './field';

interface CodeTextFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'hint'> {
  /** Upper case. */
  readonly value: string;
  readonly maxLength: number;
  readonly placeholder: string;
  readonly digitsOnly?: boolean;
  readonly readOnly?: boolean;
  readonly first?: boolean;
  readonly onText: (text: string) => void;
}

/** A number with letters in it, as it is printed on a card: PAN. */
export function CodeTextField(props: CodeTextFieldProps): ReactNode {
  const {
    value,
    maxLength,
    placeholder,
    digitsOnly = false,
    readOnly = false,
    first = false,
    onText,
    ...field
  } = props;
  return (
    <Field {...field}>
      {(ids) => (
        <input
          {...ids}
          className={css.input}
          type="text"
          inputMode={digitsOnly ? 'numeric' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxLength}
          placeholder={placeholder}
          readOnly={readOnly}
          data-first={first ? '' : undefined}
          value={value}
          onInput={(event) => onText(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
