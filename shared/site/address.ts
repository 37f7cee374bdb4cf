import { defaultLocale, type Locale, langOf } from '../locales';

/** Path of a page in a language: '/faq' and '/hi/faq'. `path` from the root, with query and anchor if it has them. */
export const pathIn = (locale: Locale, path: string): string => (locale === defaultLocale ? path : `/${locale}${path}`);

/** Path for a user who requests that language, which is stored. `part`: further query, 'a=1&b=2'. */
export const askedAt = (locale: Locale, path: string, part = ''): string =>
  `${pathIn(locale, path)}?${part}${part && '&'}locale=${langOf(locale)}`;
