import { type Locale, localeOf } from '../../shared/locales';

const words = import.meta.words('siteVouchers');

export type VoucherWords = (typeof words)[Locale];

/** In the language of the page around. */
export const wordsIn = (lang: string): VoucherWords => words[localeOf(lang)];
