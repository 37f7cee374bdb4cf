import type { Locale } from '../../shared/locales';
import { messagesIn, type Texts } from '../../shared/messages/define-messages';
import { type DisputeMessages, disputesMessages } from './messages';
import { ticketsMessages } from './ticket.messages';

export type TicketMessages = DisputeMessages & Texts<typeof ticketsMessages>;

/** Messages of tickets, which the form of a dispute does not need. */
export const ticketMessagesIn = (locale: Locale): TicketMessages => ({
  ...messagesIn(locale, disputesMessages),
  ...messagesIn(locale, ticketsMessages),
});
