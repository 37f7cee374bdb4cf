import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { perLocale } from '../../../shared/messages/per-locale';
import { commonMessages } from '../../kit/common.messages';
import type { LoansMessages } from '../message-types';
import { loanMessages } from './messages';

/** What the page of a purchase says. */
export const loanMessagesOf = perLocale((locale: Locale) => {
  return { ...messagesIn(locale, loanMessages), tryAgain: messagesIn(locale, commonMessages).failed.tryAgain };
});
export type LoanMessages = ReturnType<typeof loanMessagesOf>;

/** What each part of the page says, and in which language. */
export interface LoanSaid {
  readonly locale: Locale;
  readonly loans: LoansMessages;
  readonly t: LoanMessages;
}
