import { defaultLocale, type Locale, langOf } from '../locales';

/** Where a page stands in a language: '/faq' and '/hi/faq'. `path` from the root, with query and anchor if it has them. */
export const pathIn = (locale: Locale, path: string): string => (locale === defaultLocale ? path : `/${locale}${path}`);

/** The same for who asks for that language: it is kept. `part`: what else the address asks, 'a=1&b=2'. */
export const askedAt = (locale: Locale, path: string, part = ''): string =>
  `${pathIn(locale, path)}?${part}${part && '&'}locale=${langOf(locale)}`;
