import { isOriginOf } from '../rules/merchant-origins';
import { hasNoPassword } from '../rules/web-address';
import { nextPath } from './next-path';

/** An address that a page may link to, parsed as by a browser: a path of the same host, or one on a registered origin.
 *  Null for any other, so that a crafted link leads nowhere else. */
export function registeredAddress(said: string, origins: readonly string[]): string | null {
  if (said.startsWith('/')) return nextPath(said);
  return URL.canParse(said) && hasNoPassword(said) && isOriginOf(origins, new URL(said).origin)
    ? new URL(said).href
    : null;
}
