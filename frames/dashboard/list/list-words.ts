import type { Locale } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { transactionsMessages } from './messages';

export type ListWords = Texts<typeof transactionsMessages>;

export const listWords = (locale: Locale): ListWords => messagesIn(locale, transactionsMessages);
