import { isAnyPort, isOriginOf, originPattern } from '../../../shared/rules/merchant-origins';

/** The origins that the server has registered for the merchant key in this page's address, as it wrote them into the
 *  page. Empty where the key is unknown; those that stand for every port come last. */
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

/** Of an address with an app's scheme some browsers say that it has no origin. */
const originOf = (address: string): string => /^\w+:\/\/[^/?#]*/.exec(new URL(address).href)?.[0] ?? '';

/** The host, where it is on one of a sandbox's many ports and the browser tells it. */
function hostOn({ location: { ancestorOrigins } }: Document, anyPort: string): string[] {
  const host = ancestorOrigins?.[0] ?? '';
  return isOriginOf([anyPort], host) ? [host] : [];
}
