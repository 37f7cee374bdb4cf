import type { ReactNode } from 'react';
import { type ApplicationField, WordedFields } from '../../new-to-bank';
import type { StepProps } from '../step-props';

/** Some fields of the form, in the words of the form. */
export function AskedFields({
  fields,
  state,
  messages,
  send,
}: Pick<StepProps, 'state' | 'messages' | 'send'> & { readonly fields: readonly ApplicationField[] }): ReactNode {
  return (
    <WordedFields
      fields={fields}
      values={state.typed}
      issues={state.issues}
      optional={messages.optional}
      t={messages.form}
      readOnly={state.apply.step === 'sending'}
      onText={(field, text) => send({ type: 'fieldTyped', field, text })}
    />
  );
}
