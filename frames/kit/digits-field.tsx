import type { ComponentProps, ReactNode } from 'react';
import { DigitsInput } from './digits-input';
import { Field, type FieldProps } from './field';

/** What the fields for digits have in common. */
export interface DigitsFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'hint'> {
  readonly digits: string;
  readonly placeholder?: string;
  readonly readOnly?: boolean;
  readonly first?: boolean;
  readonly onDigits: (digits: string) => void;
}

type Kind = Pick<ComponentProps<typeof DigitsInput>, 'maxDigits' | 'format' | 'fromPaste' | 'autoComplete'> &
  Pick<FieldProps, 'prefix'>;

/** A labelled field for digits, grouped while they are typed. */
export function DigitsField({
  digits,
  maxDigits,
  format,
  fromPaste,
  autoComplete,
  placeholder = '',
  readOnly = false,
  first = false,
  onDigits,
  ...field
}: DigitsFieldProps & Kind): ReactNode {
  return (
    <Field {...field}>
      {(ids) => (
        <DigitsInput
          ids={ids}
          digits={digits}
          maxDigits={maxDigits}
          format={format}
          fromPaste={fromPaste}
          onDigits={onDigits}
          autoComplete={autoComplete}
          placeholder={placeholder}
          readOnly={readOnly}
          first={first}
        />
      )}
    </Field>
  );
}
