import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import type { LoansWords } from '../words';
import { dashboardMessages } from './messages';

export type OwedWords = Texts<typeof dashboardMessages>;

export const owedWords = (locale: Locale): OwedWords => messagesIn(locale, dashboardMessages);

/** What each part of the dashboard says, and in which language. */
export interface Said {
  readonly locale: Locale;
  readonly loans: LoansWords;
  readonly words: OwedWords;
}
