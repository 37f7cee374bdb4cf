import { type Locale, localeOf } from '../../shared/locales';
import type { Language } from '../../shared/words/language';
import { type DeskWords, deskWords } from '../telesales-desk';

const own = import.meta.words('siteTelesalesNtb');
const form = import.meta.words('applicationFields');
const common = import.meta.words('common');

export type NtbWords = DeskWords &
  Omit<(typeof own)[Locale], 'form'> & { readonly form: Language['applicationFields']; readonly optional: string };

/** In the language of the page around, with those of the desk and of the form, as who fills it in for somebody reads it. */
export function wordsIn(lang: string): NtbWords {
  const locale = localeOf(lang);
  const { fields, issues, placeholders } = form[locale];
  const { form: otherwise, ...words } = own[locale];
  return {
    ...deskWords(lang),
    ...words,
    form: {
      fields: { ...fields, ...otherwise.fields },
      issues: { ...issues, ...otherwise.issues },
      placeholders,
    },
    optional: common[locale].optional,
  };
}
