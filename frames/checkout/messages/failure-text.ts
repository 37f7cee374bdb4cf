import { type Failure, spokenMessage } from '../../platform/api/failure';
import type { Messages } from './messages';

/** What a failure says to the shopper: the catalogue's words for its name, else the server's own, else the default. */
export function failureText({ errors }: Messages, failure: Failure): string {
  const words: Readonly<Record<string, string>> = errors.byName ?? {};
  const own = failure.name !== null && Object.hasOwn(words, failure.name) ? words[failure.name] : undefined;
  return own ?? spokenMessage(failure) ?? errors.text;
}
