import { type Locale, locales } from '../../shared/locales';
import { askedAt } from '../../shared/site/address';

/** Address of this page in another language. */
export function pageIn({ pathname }: Pick<Location, 'pathname'>, locale: Locale): string {
  const [, first = ''] = pathname.split('/');
  const path = locales.some((each) => each === first) ? pathname.slice(first.length + 1) : pathname;
  return askedAt(locale, path);
}
