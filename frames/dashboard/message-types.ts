import type { Locale } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { loansMessages } from './messages';

/** What every page of what was bought says. */
export type LoansMessages = Texts<typeof loansMessages>;

export const loansMessagesIn = (locale: Locale): LoansMessages => messagesIn(locale, loansMessages);
