import { authenticatedPage } from './authenticated-page';
import { disputeAddresses } from './dispute-addresses';
import { reading } from './reading';
import { route } from './route';

/** Where a dispute is raised; `txnId` and `topic` fill it in. Source: S1§2.2 (RTE-063). */
export const disputeContact = route({
  ...disputeAddresses.contact,
  shows: authenticatedPage('dispute', {
    template: 'neutral',
    header: ['branding', 'back', 'fixed'],
    below: '/account',
  }),
});

/** That a ticket was opened, `ticketId`. Source: S1§2.2 (RTE-065, ODR-005). */
export const disputeConfirmation = route({
  ...disputeAddresses.confirmation,
  shows: authenticatedPage('dispute-sent', { template: 'neutral', header: ['branding'] }),
});

/** All tickets, or the one that is `ticketId`. Source: S1§2.2 (RTE-064, ODR-006). */
export const disputeTickets = route({
  ...disputeAddresses.view,
  shows: authenticatedPage('tickets', {
    template: 'neutral',
    header: ['branding', 'back', 'fixed'],
    below: '/account',
  }),
});

/** What to know before a dispute is raised. Source: S1§2.2 (RTE-066, ODR-007). */
export const disputeGuidelines = route({
  ...disputeAddresses.guidelines,
  shows: { ...reading('dispute-guidelines'), header: ['branding', 'back', 'fixed'] },
});
