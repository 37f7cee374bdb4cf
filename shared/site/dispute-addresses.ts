/** Addresses of the dispute desk, also for links in messages: `txnId` names the purchase of a new ticket, `ticketId` a
 *  ticket. Source: S1§2.2 (RTE-063..066). */
export const disputeAddresses = {
  contact: { path: '/odr/contact-us' },
  confirmation: { path: '/odr/confirmation-screen' },
  view: { path: '/odr/view-ticket' },
  guidelines: { path: '/odr/contact-us-guidelines' },
} as const;

/** A file that a shopper sent to the dispute desk. */
export const disputeFile = { path: '/odr/files/:fileId' } as const;
