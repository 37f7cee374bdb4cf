import { authenticatedPage } from './authenticated-page';
import { disputeAddresses } from './dispute-addresses';
import { reading } from './reading';
import { route } from './route';

export const disputeContact = route({
  ...disputeAddresses.contact,
  shows: authenticatedPage('dispute', {
    template: 'neutral',
    header: ['branding', 'back', 'fixed'],
    below: '/account',
  }),
});

export const disputeConfirmation = route({
  ...disputeAddresses.confirmation,
  shows: authenticatedPage('dispute-sent', { template: 'neutral', header: ['branding'] }),
});

/** All tickets, or one by `ticketId`. Source: S1§2.2 (RTE-064, ODR-006). */
export const disputeTickets = route({
  ...disputeAddresses.view,
  shows: authenticatedPage('tickets', {
    template: 'neutral',
    header: ['branding', 'back', 'fixed'],
    below: '/account',
  }),
});

/** Guidelines for disputes. Source: S1§2.2 (RTE-066, ODR-007). */
export const disputeGuidelines = route({
  ...disputeAddresses.guidelines,
  shows: { ...reading('dispute-guidelines'), header: ['branding', 'back', 'fixed'] },
});
