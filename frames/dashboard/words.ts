import type { Locale } from '../../shared/locales';

const loans = import.meta.words('siteLoans');

/** What every page of what was bought says. */
export type LoansWords = (typeof loans)[Locale];

export const loansWords = (locale: Locale): LoansWords => loans[locale];
