import { type Locale, localeOf } from '../../shared/locales';
import { type DeskWords, deskWords } from '../telesales-desk';

const own = import.meta.words('siteTelesales');

export type TelesalesWords = (typeof own)[Locale] & DeskWords;

/** In the language of the page around, with those of the desk. */
export const wordsIn = (lang: string): TelesalesWords => ({ ...deskWords(lang), ...own[localeOf(lang)] });
