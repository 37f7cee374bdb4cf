import type { Locale } from '../../../shared/locales';
import type { LoansWords } from '../words';

const words = import.meta.words('siteDashboard');

export type OwedWords = (typeof words)[Locale];

export const owedWords = (locale: Locale): OwedWords => words[locale];

/** What each part of the dashboard says, and in which language. */
export interface Said {
  readonly locale: Locale;
  readonly loans: LoansWords;
  readonly words: OwedWords;
}
