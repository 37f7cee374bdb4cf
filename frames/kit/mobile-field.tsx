import type { ReactNode } from 'react';
import { groupMobile, mobileDigits } from './digits';
import { DigitsInput } from './digits-input';
import { Field, type FieldProps } from './field';

export interface MobileFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'error' | 'hint'> {
  /** '+91-'. */
  readonly prefix: string;
  readonly placeholder?: string;
  /** At most ten. */
  readonly digits: string;
  readonly readOnly?: boolean;
  readonly first?: boolean;
  readonly onDigits: (digits: string) => void;
}

/** A mobile number, shown as 98765 43210; takes a pasted number in any shape. */
export function MobileField({
  digits,
  placeholder = '',
  readOnly = false,
  first = false,
  onDigits,
  ...field
}: MobileFieldProps): ReactNode {
  return (
    <Field {...field}>
      {(ids) => (
        <DigitsInput
          ids={ids}
          digits={digits}
          maxDigits={10}
          format={groupMobile}
          fromPaste={mobileDigits}
          onDigits={onDigits}
          autoComplete="tel-national"
          placeholder={placeholder}
          readOnly={readOnly}
          first={first}
        />
      )}
    </Field>
  );
}
