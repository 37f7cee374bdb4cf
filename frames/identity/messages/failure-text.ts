import type { Failure } from '../flow/failure';
import type { IdentityMessages } from './messages';

/** What a failure says: the catalogue's words for its name, else the server's own. */
export function failureText({ errors }: IdentityMessages, { name, message }: Failure): string {
  const own = name === null ? undefined : errors.byName?.[name];
  return own ?? (message === '' ? errors.fallback : message);
}
