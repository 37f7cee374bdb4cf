/** Pages for the application of a customer new to the bank, and its status: `?ref` of a link, `?applicationId` of the
 *  user's own, and without both the user's own draft. Source: S1§2.1, S1§2.2, S2§2. */
export const ntbAddresses = {
  application: { path: '/ntb-application' },
  status: { path: '/ntb-status' },
  lender: { path: '/ntb-lender-redirection' },
  failure: { path: '/ntb-failure' },
} as const;

export type NtbPlace = keyof typeof ntbAddresses;
