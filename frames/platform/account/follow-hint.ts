import type { NavigationHint } from '../../../shared/api/envelope';
import { localeOf } from '../../../shared/locales';
import { hintAddress } from '../../../shared/site/hint-address';

/** Navigates to the page that the server's response names. */
export function followHint(hint: NavigationHint, { document, location }: Pick<Window, 'document' | 'location'>): void {
  const { pathname: path, search } = location;
  const to = hintAddress(hint, { locale: localeOf(document.documentElement.lang), path, search });
  if (to !== null) location.assign(to);
}
