import { type Locale, localeOf } from '../../shared/locales';

const words = import.meta.words('siteDisputes');

export type DisputeWords = (typeof words)[Locale];

/** In the language of the page around. */
export const wordsIn = (lang: string): DisputeWords => words[localeOf(lang)];
