import { isOriginOf } from '../rules/merchant-origins';
import { hasNoPassword } from '../rules/web-address';
import { nextPath } from './next-path';

/** An address that a page may lead to, as a browser reads it: a path of the same host, or one on an origin that is
 *  registered. Null for every other: what anybody may write into a link leads nowhere else. */
export function registeredAddress(said: string, origins: readonly string[]): string | null {
  if (said.startsWith('/')) return nextPath(said);
  return URL.canParse(said) && hasNoPassword(said) && isOriginOf(origins, new URL(said).origin)
    ? new URL(said).href
    : null;
}
