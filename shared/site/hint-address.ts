import type { NavigationHint } from '../api/envelope';
import type { Locale } from '../locales';
import { activationAddresses } from './activation-addresses';
import { pathIn } from './address';
import { carriedOf, withCarried } from './carried';
import { eligible } from './routes';

/**
 * Target of a server's navigation hint, unless the page is already there: the lenders' answer with the campaign
 * parameters, or the activation page for the number or the second factor with the whole query. Null to stay. `search`:
 * the query of the page, with its question mark. Source: S1§4, RTE-031, RTE-032.
 */
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
