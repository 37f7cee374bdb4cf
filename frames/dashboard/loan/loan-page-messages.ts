import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { perLocale } from '../../../shared/messages/per-locale';
import { commonMessages } from '../../kit/common.messages';
import type { LoansWords } from '../words';
import { loanMessages } from './messages';

/** What the page of a purchase says. */
export const loanMessagesOf = perLocale((locale: Locale) => {
  return { ...messagesIn(locale, loanMessages), tryAgain: messagesIn(locale, commonMessages).failed.tryAgain };
});
export type LoanWords = ReturnType<typeof loanMessagesOf>;

/** What each part of the page says, and in which language. */
export interface LoanSaid {
  readonly locale: Locale;
  readonly loans: LoansWords;
  readonly words: LoanWords;
}
