import type { Locale } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { loansMessages } from './messages';

/** What every page of what was bought says. */
export type LoansWords = Texts<typeof loansMessages>;

export const loansWords = (locale: Locale): LoansWords => messagesIn(locale, loansMessages);
