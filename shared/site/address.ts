import { defaultLocale, type Locale } from '../locales';

/** Where a page stands in a language: '/faq' and '/hi/faq'. `path` from the root, with query and anchor where it has them.
 *  Source: decisions, Language. */
export const pathIn = (locale: Locale, path: string): string => (locale === defaultLocale ? path : `/${locale}${path}`);
