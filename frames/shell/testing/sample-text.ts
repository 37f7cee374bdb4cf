import { type Locale, locales } from '../../../shared/locales';

/** A text of the catalogue; other locales repeat the English one. */
export const sampleText = (en: string, hi = en): Readonly<Record<Locale, string>> => ({
  // SAFETY: one entry per locale.
  ...(Object.fromEntries(locales.map((locale) => [locale, en])) as Record<Locale, string>),
  hi,
});
