import type { ReactNode } from 'react';
import { digitsOf, groupDay } from './digits';
import { DigitsInput } from './digits-input';
import { Field, type FieldProps } from './field';

export interface DayFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'hint'> {
  /** DDMMYYYY, at most eight. */
  readonly digits: string;
  readonly placeholder: string;
  readonly readOnly?: boolean;
  readonly first?: boolean;
  readonly onDigits: (digits: string) => void;
}

/** A day that is known by heart, shown as 21/08/1990 while it is typed: quicker than any calendar. */
export function DayField({
  digits,
  placeholder,
  readOnly = false,
  first = false,
  onDigits,
  ...field
}: DayFieldProps): ReactNode {
  return (
    <Field {...field}>
      {(ids) => (
        <DigitsInput
          ids={ids}
          digits={digits}
          maxDigits={8}
          format={groupDay}
          fromPaste={digitsOf}
          onDigits={onDigits}
          autoComplete="off"
          placeholder={placeholder}
          readOnly={readOnly}
          first={first}
        />
      )}
    </Field>
  );
}
