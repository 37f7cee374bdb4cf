import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import type { LoansMessages } from '../message-types';
import { dashboardMessages } from './messages';

export type OwedMessages = Texts<typeof dashboardMessages>;

export const owedMessagesIn = (locale: Locale): OwedMessages => messagesIn(locale, dashboardMessages);

/** What each part of the dashboard says, and in which language. */
export interface Said {
  readonly locale: Locale;
  readonly loans: LoansMessages;
  readonly t: OwedMessages;
}
