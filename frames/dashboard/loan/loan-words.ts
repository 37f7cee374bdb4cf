import type { Locale } from '../../../shared/locales';
import { common } from '../../../shared/words/en/common';
import { siteLoan } from '../../../shared/words/en/site-loan';
import type { Language } from '../../../shared/words/language';
import { catalogue } from '../../platform/i18n/catalogue';
import type { LoansWords } from '../words';

type Files = Pick<Language, 'common' | 'siteLoan'>;

const wordsOf = (files: Files) => ({ ...files.siteLoan, tryAgain: files.common.failed.tryAgain });
export type LoanWords = ReturnType<typeof wordsOf>;

/** What the page of a purchase says: much, so that another language comes as a file of its own. */
export const loanWords = catalogue<Files, unknown, LoanWords>(
  wordsOf,
  { common, siteLoan },
  import.meta.laterWords('common', 'siteLoan'),
);

/** What each part of the page says, and in which language. */
export interface LoanSaid {
  readonly locale: Locale;
  readonly loans: LoansWords;
  readonly words: LoanWords;
}
