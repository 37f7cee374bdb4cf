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

type Kind = Pick<ComponentProps<typeof DigitsInput>, 'maxDigits' | 'format' | 'fromPaste' | 'take' | 'autoComplete'> &
  Pick<FieldProps, 'prefix'>;

/** A labelled field for digits, grouped while they are typed. */
export const DigitsField = (props: DigitsFieldProps & Kind): ReactNode => (
  <Field {...props}>{(ids) => <DigitsInput {...props} ids={ids} />}</Field>
);
