import { localeOf } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { ticketsMessages } from './ticket.messages';
import { type DisputeWords, wordsIn } from './words';

export type TicketWords = DisputeWords & Texts<typeof ticketsMessages>;

/** Of tickets, in the language of the page around: a page on which a dispute is raised has no need of these. */
export const ticketWordsIn = (lang: string): TicketWords => ({
  ...wordsIn(lang),
  ...messagesIn(localeOf(lang), ticketsMessages),
});
