import type { NavigationHint } from '../api/envelope';
import type { Locale } from '../locales';
import { activationAddresses } from './activation-addresses';
import { pathIn } from './address';
import { carriedOf, withCarried } from './carried';
import { eligible } from './routes';

/** Where an answer of the server wants its page to go on, and that is not there already: the lenders' answer with the
 *  campaign of the address, or the page of an activation that asks for the number or for the second factor, with the whole
 *  query. Null to stay. `search`: the query of the page, with its question mark. Source: S1§4, RTE-031, RTE-032. */
export function hintAddress(
  { next }: NavigationHint,
  { locale, path, search }: { readonly locale: Locale; readonly path: string; readonly search: string },
): string | null {
  const to = addressFor(next, locale, search);
  return to.split('?')[0] === path ? null : to;
}

function addressFor(next: NavigationHint['next'], locale: Locale, search: string): string {
  const { utm_campaign } = carriedOf(new URLSearchParams(search));
  switch (next) {
    case 'BIC':
      return withCarried(pathIn(locale, eligible.path), utm_campaign === undefined ? {} : { utm_campaign });
    case 'VERIFY_MOBILE':
      return pathIn(locale, activationAddresses.mobile.path) + search;
    case 'VERIFY_AIVF':
      return pathIn(locale, activationAddresses.factor.path) + search;
    default:
      return next satisfies never;
  }
}
