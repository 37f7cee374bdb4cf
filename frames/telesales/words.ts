import { type Locale, localeOf } from '../../shared/locales';

const words = import.meta.words('siteTelesales');
const common = import.meta.words('common');

export type DeskWords = (typeof words)[Locale];

/** In the language of the page around. */
export const wordsIn = (lang: string): DeskWords => words[localeOf(lang)];
export const poweredBy = (lang: string): string => common[localeOf(lang)].poweredBy;
