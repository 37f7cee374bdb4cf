import { type Failure, spokenMessage } from '../../platform/api/failure';
import type { Messages } from './messages';

/** What a failure says to the agent: the catalogue's words for its name, else the server's own; null without either. */
export function failureText(messages: Messages, failure: Failure): string | null {
  const words: Readonly<Record<string, string>> = messages.error.byName ?? {};
  const own = failure.name !== null && Object.hasOwn(words, failure.name) ? words[failure.name] : undefined;
  return own ?? spokenMessage(failure);
}
