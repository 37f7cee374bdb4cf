import { disputeDetails, viewTicket } from '../../shared/api/disputes';
import type { ApiClient } from '../platform/api/client';
import { ownPage } from '../platform/own-page';
import { asked, deskAddress } from './addresses';
import { Confirmation } from './confirmation';
import { Contact } from './contact';
import { TicketsView } from './tickets';
import type { Odr } from './tickets-data';

/** The tickets, and the one that the address names. */
const askTickets = async (client: ApiClient, page: Window): Promise<Odr> => {
  const ticketId = asked(page, 'ticketId');
  return { odr: await client.call(viewTicket, ticketId === null ? {} : { ticketId }) };
};

export const startContact = ownPage({ ask: (client) => client.call(disputeDetails, undefined), View: Contact });
export const startTickets = ownPage<Odr>({ ask: askTickets, View: TicketsView });

/** Whoever comes without a ticket has none to be told of, and is led to where one is opened. */
export const startConfirmation = ownPage<Odr>({
  async ask(client, page) {
    const found = await askTickets(client, page);
    if (!found.odr.ticket) page.location.replace(deskAddress(page, 'contact'));
    return found;
  },
  View: Confirmation,
});
