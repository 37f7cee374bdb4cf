import { type Locale, localeOf } from '../../shared/locales';
import { type DeskWords, deskWords } from '../telesales-desk';

const own = import.meta.words('siteTelesalesNtb');
const form = import.meta.words('applicationFields');
const common = import.meta.words('common');

export type NtbWords = (typeof own)[Locale] &
  DeskWords & { readonly form: (typeof form)[Locale]; readonly optional: string };

/** In the language of the page around, with those of the desk and of the form. */
export function wordsIn(lang: string): NtbWords {
  const locale = localeOf(lang);
  return { ...deskWords(lang), ...own[locale], form: form[locale], optional: common[locale].optional };
}
