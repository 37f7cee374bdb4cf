import type { ReactNode } from 'react';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH, PAN_LENGTH, PINCODE_LENGTH } from '../../shared/rules/validation';
import { CodeTextField } from '../kit/code-text-field';
import { DayField } from '../kit/day-field';
import { TextField } from '../kit/text-field';
import type { ApplicationField, ApplicationValues } from './fields';

interface AskedField<Asked extends ApplicationField> {
  readonly field: Asked;
  readonly label: string;
  /** null = fine. */
  readonly error: string | null;
  /** Default: ''. */
  readonly placeholder?: string;
}

interface ApplicationFieldsProps<Asked extends ApplicationField> {
  /** What is asked, in its order; the first gets the focus where the screen asks for it. */
  readonly fields: readonly AskedField<Asked>[];
  readonly values: Pick<ApplicationValues, Asked>;
  /** '(optional)'. */
  readonly optional: string;
  readonly readOnly: boolean;
  readonly onText: (field: Asked, text: string) => void;
}

/** Fields of an application; each says what is wrong with it. Source: NTB-027, S1§5, S2§5. */
export function ApplicationFields<Asked extends ApplicationField>(props: ApplicationFieldsProps<Asked>): ReactNode {
  const { values, readOnly, onText } = props;
  return props.fields.map(({ field, label, error, placeholder = '' }, index) => {
    const value = values[field];
    const common = { label, error, readOnly, first: index === 0, onText: (text: string) => onText(field, text) };
    switch (field) {
      case 'userName':
        return <TextField key={field} {...common} value={value} maxLength={NAME_MAX_LENGTH} required />;
      case 'email':
        return (
          <TextField
            key={field}
            {...common}
            value={value}
            optional={props.optional}
            type="email"
            maxLength={EMAIL_MAX_LENGTH}
          />
        );
      case 'dateOfBirth':
        return <DayField key={field} {...common} digits={value} placeholder={placeholder} onDigits={common.onText} />;
      case 'pan':
        return <CodeTextField key={field} {...common} value={value} maxLength={PAN_LENGTH} placeholder={placeholder} />;
      case 'pincode':
        return (
          <CodeTextField
            key={field}
            {...common}
            value={value}
            maxLength={PINCODE_LENGTH}
            placeholder={placeholder}
            digitsOnly
          />
        );
      default:
        return field satisfies never;
    }
  });
}
