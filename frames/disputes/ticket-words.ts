import type { Locale } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { type DisputeWords, disputesMessages } from './messages';
import { ticketsMessages } from './ticket.messages';

export type TicketWords = DisputeWords & Texts<typeof ticketsMessages>;

/** Messages of tickets, which the form of a dispute does not need. */
export const ticketWordsIn = (locale: Locale): TicketWords => ({
  ...messagesIn(locale, disputesMessages),
  ...messagesIn(locale, ticketsMessages),
});
