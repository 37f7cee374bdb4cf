/** Longer ones are no address of ours. */
const LENGTH_AT_MOST = 2_000;
/** Any origin will do. */
const SOME_ORIGIN = 'https://host.invalid';
/** Addresses that lead on by themselves: back to the login, or to another site. */
const leadsOn = /^(\/[a-z]{2})?\/(account|login|redirect)\/?$/;

/** Where to go after a login, as an address said it (`?next=`): a path of the same host with its query and anchor, as a
 *  browser reads it. Null for anything else, for what leads to another host however it is written, and for addresses
 *  that would only lead on. */
export function nextPath(said: unknown): string | null {
  if (typeof said !== 'string' || said.length > LENGTH_AT_MOST || !said.startsWith('/')) return null;
  const url = read(said);
  if (!url || leadsOn.test(url.pathname)) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // A host or a name would be lost in it, and dots are gone that may have kept two slashes apart: only what is read
  // alike again is an address of this host.
  return read(path)?.href === url.href ? path : null;
}

function read(path: string): URL | null {
  try {
    return new URL(path, SOME_ORIGIN);
  } catch {
    // No address at all: '//[' names a host that is none.
    return null;
  }
}

/** An address with where to go on afterwards. */
export const withNext = (path: string, next: string): string => `${path}?${new URLSearchParams({ next }).toString()}`;
