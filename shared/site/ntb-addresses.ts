/** Where whoever is new to a bank applies and sees what became of it: `?ref` of a link, `?applicationId` of one's own, and
 *  without either an application of one's own that is not sent yet. Source: S1§2.1, S1§2.2, S2§2. */
export const ntbAddresses = {
  application: { path: '/ntb-application' },
  status: { path: '/ntb-status' },
  lender: { path: '/ntb-lender-redirection' },
  failure: { path: '/ntb-failure' },
} as const;

export type NtbPlace = keyof typeof ntbAddresses;
