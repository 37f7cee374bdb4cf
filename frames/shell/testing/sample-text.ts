import { type Locale, locales } from '../../../shared/locales';

/** A text of the catalogue: in a language of which nothing is given it is the English one. */
export const sampleText = (en: string, hi = en): Readonly<Record<Locale, string>> => ({
  // SAFETY: one entry for each language.
  ...(Object.fromEntries(locales.map((locale) => [locale, en])) as Record<Locale, string>),
  hi,
});
