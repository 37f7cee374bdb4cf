import type { Locale } from '../../../shared/locales';

const words = import.meta.words('siteTransactions');

export type ListWords = (typeof words)[Locale];

export const listWords = (locale: Locale): ListWords => words[locale];
