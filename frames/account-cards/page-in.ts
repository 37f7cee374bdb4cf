import { type Locale, locales } from '../../shared/locales';
import { askedAt } from '../../shared/site/address';

/** Where this page is in another language, for who asks for it: that is kept. */
export function pageIn({ pathname }: Pick<Location, 'pathname'>, locale: Locale): string {
  const [, first = ''] = pathname.split('/');
  const path = locales.some((each) => each === first) ? pathname.slice(first.length + 1) : pathname;
  return askedAt(locale, path);
}
