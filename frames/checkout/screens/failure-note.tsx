import type { ReactNode } from 'react';
import { Note } from '../../kit/note';
import type { Failure } from '../../platform/api/failure';
import { failureText } from '../../platform/i18n/failure-text';
import type { Messages } from '../page-messages';

/** A refusal that belongs to no field, announced at once. */
export function FailureNote({
  failure,
  messages,
}: {
  readonly failure: Failure | null;
  readonly messages: Messages;
}): ReactNode {
  if (!failure) return null;
  return (
    <Note tone="error" live="assertive">
      {failureText(messages.errors, failure)}
    </Note>
  );
}
