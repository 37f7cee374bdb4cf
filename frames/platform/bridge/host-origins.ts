import { isAnyPort, isOriginOf, originPattern } from '../../../shared/rules/merchant-origins';

/** Origins that the server has registered for the merchant key in this page's address. Empty for an unknown key; origins with
 *  any port come last. */
export const registeredOrigins = (page: Document): string[] =>
  (page.querySelector('meta[name="kadam-merchant-origins"]')?.getAttribute('content') ?? '')
    .split(' ')
    .filter((origin) => originPattern.test(isAnyPort(origin) ? origin.slice(0, -2) : origin));

/**
 * Origins from which the host may connect. With a referrer it is the referrer's origin alone, and only if that is
 * registered; without one, each registered origin, and `openSalesApp` has to name the one that connected. A referrer
 * that does not fit is never rescued by the list: the result is then empty and the frame stays silent.
 * Source: S2§4, docs/adr/0002-bridge-on-penpal.md.
 */
export function possibleHostOrigins(page: Document): string[] {
  const registered = registeredOrigins(page);
  const referrer = page.referrer === '' ? null : originOf(page.referrer);
  // A frame that reloads itself is its own referrer, which says nothing about the host.
  if (referrer === null || referrer === page.location.origin)
    return registered.flatMap((each) => (isAnyPort(each) ? hostOn(page, each) : [each]));
  return isOriginOf(registered, referrer) ? [referrer] : [];
}

/** Some browsers return no origin for an app's scheme. */
const originOf = (address: string): string => /^\w+:\/\/[^/?#]*/.exec(new URL(address).href)?.[0] ?? '';

/** Host on one of a sandbox's ports, if the browser reports it. */
function hostOn({ location: { ancestorOrigins } }: Document, anyPort: string): string[] {
  const host = ancestorOrigins?.[0] ?? '';
  return isOriginOf([anyPort], host) ? [host] : [];
}
