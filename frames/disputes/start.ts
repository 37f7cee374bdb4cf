import { disputeDetails, viewTicket } from '../../shared/api/disputes';
import type { ApiClient } from '../platform/api/client';
import type { FlowDefinition } from '../platform/page/flow';
import { sitePage } from '../platform/page/site-page';
import { pageStores } from '../platform/storage/page-stores';
import { readTxnUuid } from '../platform/stored/txn-uuid';
import { asked, deskAddress } from './addresses';
import { Confirmation } from './confirmation';
import { Contact } from './contact';
import { type ContactInput, contactFlow } from './contact.flow';
import { drafts } from './drafts';
import { draftStoreOf, performContact } from './perform-contact';
import { createFileSender } from './send-files';
import { TicketsView } from './tickets';
import { ticketsFlow } from './tickets.flow';
import type { Odr } from './tickets-data';

type BrowserPage = Window & typeof globalThis;

/** Initial data of the form from server, address and browser. */
export async function loadContact(client: ApiClient, page: BrowserPage): Promise<ContactInput> {
  const details = await client.call(disputeDetails, undefined);
  const [store, nowMs] = [draftStoreOf(page), page.Date.now()];
  return {
    details,
    draft: store && drafts.read(store, details.maskedMobile, nowMs),
    asked: {
      txnId: asked(page, 'txnId'),
      topic: asked(page, 'topic'),
      lastTxnUuid: readTxnUuid(pageStores(page).local, nowMs),
    },
  };
}

/** Tickets, and the one of the address. */
const loadTickets = async (client: ApiClient, page: Window): Promise<Odr> => {
  const ticketId = asked(page, 'ticketId');
  return { odr: await client.call(viewTicket, ticketId === null ? {} : { ticketId }) };
};

export const startContact = sitePage({
  load: loadContact,
  flow: contactFlow,
  View: Contact,
  access: 'customer',
  perform: performContact,
});

export const startTickets = sitePage({
  load: loadTickets,
  flow: ticketsFlow,
  View: TicketsView,
  access: 'customer',
  perform: createFileSender,
});

export const confirmationFlow: FlowDefinition<Odr, never, Record<never, never>, Odr> = {
  initial: (odr) => odr,
  calls: {},
  on: {},
  answers: {},
  timers: {},
};

/** An address without a ticket redirects to the form. */
export const startConfirmation = sitePage({
  async load(client, page) {
    const found = await loadTickets(client, page);
    if (!found.odr.ticket) page.location.replace(deskAddress(page, 'contact'));
    return found;
  },
  flow: confirmationFlow,
  View: Confirmation,
  access: 'customer',
});
