/** Longer values are invalid. */
const LENGTH_AT_MOST = 2_000;
const SOME_ORIGIN = 'https://host.invalid';
/** Addresses that redirect: back to the login, or to another site. */
const leadsOn = /^(\/[a-z]{2})?\/(account|login|redirect)\/?$/;

/** Target after a login from an address (`?next=`): a path of the same host with query and anchor, parsed as by a
 *  browser. Null for any other value, for another host in any notation, and for addresses that only redirect. */
export function nextPath(said: unknown): string | null {
  if (typeof said !== 'string' || said.length > LENGTH_AT_MOST || !said.startsWith('/')) return null;
  const url = read(said);
  if (!url || leadsOn.test(url.pathname)) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Dot segments are removed, which may join two slashes: the path counts only if parsing it again gives the same
  // address.
  return read(path)?.href === url.href ? path : null;
}

function read(path: string): URL | null {
  try {
    return new URL(path, SOME_ORIGIN);
  } catch {
    // Not an address: '//[' starts an invalid host.
    return null;
  }
}

/** An address with its target after the login. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next }).toString()}`;
