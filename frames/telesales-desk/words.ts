import { type Locale, localeOf } from '../../shared/locales';

const desk = import.meta.words('siteTelesalesDesk');
const common = import.meta.words('common');

export type DeskWords = (typeof desk)[Locale];

/** In the language of the page around. */
export const deskWords = (lang: string): DeskWords => desk[localeOf(lang)];
export const poweredBy = (lang: string): readonly string[] => common[localeOf(lang)].poweredBy;
