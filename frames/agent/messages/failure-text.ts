import type { Failure } from '../flow/failure';
import { type SalesErrorName, salesErrorNames } from './error-names';
import type { Messages } from './messages';

const isKnown = (name: string | null): name is SalesErrorName => salesErrorNames.some((each) => each === name);

/** What a failure says to the agent: the catalogue's words for a known name, else the server's own; null without
 *  either. */
export function failureText(messages: Messages, failure: Failure): string | null {
  if (isKnown(failure.name)) return messages.error.byName[failure.name];
  return failure.message === '' ? null : failure.message;
}
