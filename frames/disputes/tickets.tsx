import { type ReactNode, useEffect, useRef } from 'react';
import { viewTicket } from '../../shared/api/disputes';
import type { OwnProps } from '../platform/own-page';
import { asked } from './addresses';
import { TicketList } from './ticket-list';
import { TicketView } from './ticket-view';
import { ticketWordsIn } from './ticket-words';
import type { Odr } from './tickets-data';

/** How often it is looked whether our desk has written. */
export const LOOKS_EVERY_MS = 10_000;

/** The tickets of whoever has logged in, or the one that the address names. What our desk writes appears by itself. Source:
 *  S1§2.2 (RTE-064), ODR-003, ODR-004, ODR-006. */
export function TicketsView(props: OwnProps<Odr>): ReactNode {
  const { page, client, data, take } = props;
  const words = ticketWordsIn(page.document.documentElement.lang);
  const { ticket, tickets } = data.odr;
  const ticketId = asked(page, 'ticketId');
  const isAwaited = ticket !== null && ticket.status !== 'CLOSED' && ticket.thread.at(-1)?.kind !== 'CARE';
  const latest = useRef({ data, take });
  latest.current = { data, take };

  useEffect(() => {
    if (!isAwaited || ticketId === null) return;
    const timer = page.setInterval(() => {
      if (page.document.hidden) return;
      const before = latest.current.data;
      client.call(viewTicket, { ticketId }).then(
        // What was done meanwhile is newer.
        (found) => {
          if (latest.current.data === before) latest.current.take({ odr: found });
        },
        // The next look finds it, and whoever writes is told.
        () => undefined,
      );
    }, LOOKS_EVERY_MS);
    return () => page.clearInterval(timer);
  }, [isAwaited, ticketId, client, page]);

  if (!ticket) return <TicketList page={page} words={words} tickets={tickets} />;
  return <TicketView {...props} words={words} ticket={ticket} />;
}
