import { type Failure, spokenMessage } from '../api/failure';

/** What a failure says: the catalogue's words for its name, else the server's own; null without either. `byName` is null
 *  in English, whose words the server sends. */
export function failureWords(byName: Readonly<Record<string, string>> | null, failure: Failure): string | null {
  const own = failure.name !== null && byName && Object.hasOwn(byName, failure.name) ? byName[failure.name] : undefined;
  return own ?? spokenMessage(failure);
}
