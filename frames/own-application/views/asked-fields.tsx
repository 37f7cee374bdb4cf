import type { ReactNode } from 'react';
import type { ApplicationField } from '../../new-to-bank';
import { ApplicationFields } from '../../new-to-bank';
import type { StepProps } from '../view';

/** Some fields of the form, in the words of the form. */
export function AskedFields({
  fields,
  state,
  messages,
  send,
}: Pick<StepProps, 'state' | 'messages' | 'send'> & { readonly fields: readonly ApplicationField[] }): ReactNode {
  const { form } = messages;
  const placeholders: Partial<Record<ApplicationField, string>> = form.placeholders;
  return (
    <ApplicationFields
      fields={fields.map((field) => ({
        field,
        label: form.fields[field],
        error: state.issues.includes(field) ? form.issues[field] : null,
        placeholder: placeholders[field] ?? '',
      }))}
      values={state.typed}
      optional={messages.optional}
      readOnly={state.calls.apply !== undefined}
      onText={(field, text) => send({ type: 'fieldTyped', field, text })}
    />
  );
}
