import type { Locale } from './locales';

/** Each language as it calls itself, on every page: for a link to it from a page in another one. */
export const languageNames: Readonly<Record<Locale, { readonly name: string; readonly readIn: string }>> = {
  en: { name: 'English', readIn: 'Read in English' },
  hi: { name: 'हिन्दी', readIn: 'हिन्दी में पढ़ें' },
};
