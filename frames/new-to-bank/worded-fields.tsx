import type { ReactNode } from 'react';
import type { Texts } from '../../shared/messages/define-messages';
import { ApplicationFields } from './application-fields';
import type { ApplicationField, ApplicationValues } from './fields';
import type { applicationFieldsMessages } from './fields.messages';

/** As they are asked. */
export const applicationFields = ['userName', 'dateOfBirth', 'pan', 'pincode', 'email'] as const;

interface WordedFieldsProps {
  /** What is asked, in its order. */
  readonly fields: readonly ApplicationField[];
  readonly values: ApplicationValues;
  /** Fields that cannot be sent as they are, among others. */
  readonly issues: readonly string[];
  /** '(optional)'. */
  readonly optional: string;
  readonly t: Texts<typeof applicationFieldsMessages>;
  readonly readOnly: boolean;
  readonly onText: (field: ApplicationField, text: string) => void;
}

/** Fields of an application, in the words of the form. */
export function WordedFields({ fields, issues, t, ...props }: WordedFieldsProps): ReactNode {
  const placeholders: Partial<Record<ApplicationField, string>> = t.placeholders;
  return (
    <ApplicationFields
      {...props}
      fields={fields.map((field) => ({
        field,
        label: t.fields[field],
        error: issues.includes(field) ? t.issues[field] : null,
        placeholder: placeholders[field] ?? '',
      }))}
    />
  );
}
