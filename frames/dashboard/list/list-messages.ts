import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { transactionsMessages } from './messages';

export type ListMessages = Texts<typeof transactionsMessages>;

export const listMessagesIn = (locale: Locale): ListMessages => messagesIn(locale, transactionsMessages);
