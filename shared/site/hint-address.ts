import type { NavigationHint } from '../api/envelope';
import type { Locale } from '../locales';
import { pathIn } from './address';
import { carriedOf, withCarried } from './carried';
import { account, eligible, login } from './routes';

/** Where an answer of the server wants its page to go on, and that is not there already: the lenders' answer with the
 *  campaign of the address, or My Account, where a number is verified, with the whole query. Null to stay: a second factor
 *  is asked for where the activation is, which has no page of its own. `search`: the query of the page, with its question
 *  mark. Source: S1§4, RTE-031. */
export function hintAddress(
  { next }: NavigationHint,
  { locale, path, search }: { readonly locale: Locale; readonly path: string; readonly search: string },
): string | null {
  const to = addressFor(next, locale, search);
  // A lender's site has My Account elsewhere, and leads there from the address that ours has.
  const here = path === pathIn(locale, login.path) ? pathIn(locale, account.path) : path;
  return to?.split('?')[0] === here ? null : to;
}

function addressFor(next: NavigationHint['next'], locale: Locale, search: string): string | null {
  const { utm_campaign } = carriedOf(new URLSearchParams(search));
  switch (next) {
    case 'BIC':
      return withCarried(pathIn(locale, eligible.path), utm_campaign === undefined ? {} : { utm_campaign });
    case 'VERIFY_MOBILE':
      return pathIn(locale, account.path) + search;
    case 'VERIFY_AIVF':
      return null;
    default:
      return next satisfies never;
  }
}
