import type { ReactNode } from 'react';
import { rupeeDigits } from '../../shared/rules/typed-text';
import { groupAmount } from './digits';
import { DigitsInput } from './digits-input';
import { Field, type FieldProps } from './field';

interface AmountFieldProps extends Pick<FieldProps, 'label' | 'labelHidden' | 'optional' | 'error'> {
  /** Whole rupees as typed, at most seven digits. */
  readonly digits: string;
  /** 92 px where the amount is the question, 52 px where it is one of several. */
  readonly size?: 'amount' | 'normal';
  readonly readOnly?: boolean;
  readonly first?: boolean;
  readonly onDigits: (digits: string) => void;
}

/** A purchase amount in rupees with Indian grouping while it is typed. */
export function AmountField(props: AmountFieldProps): ReactNode {
  const { digits, size = 'amount', readOnly = false, first = false, onDigits, ...field } = props;
  return (
    <Field {...field} prefix="₹" size={size}>
      {(ids) => (
        <DigitsInput
          ids={ids}
          digits={digits}
          maxDigits={7}
          format={groupAmount}
          fromPaste={rupeeDigits}
          onDigits={onDigits}
          autoComplete="off"
          placeholder="0"
          readOnly={readOnly}
          first={first}
        />
      )}
    </Field>
  );
}
