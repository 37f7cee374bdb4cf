import type { ReactNode } from 'react';
import type { PageView } from '../platform/page/flow-view';
import { TicketList } from './ticket-list';
import { ticketMessagesIn } from './ticket-messages';
import { TicketView } from './ticket-view';
import type { TicketsEvent, TicketsState } from './tickets.flow';

/** Tickets, or the one of the address. Source: S1§2.2 (RTE-064), ODR-003, ODR-004, ODR-006. */
export function TicketsView(props: PageView<TicketsState, TicketsEvent>): ReactNode {
  const { page, state, locale } = props;
  const t = ticketMessagesIn(locale);
  const { ticket, tickets } = state.odr;
  if (!ticket) return <TicketList page={page} t={t} tickets={tickets} />;
  return <TicketView {...props} t={t} ticket={ticket} />;
}
