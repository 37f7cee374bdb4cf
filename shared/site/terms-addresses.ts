/** Addresses of the terms, with and without header and footer. Separate from their rows, because frames link to them
 *  without loading the table. Source: S1§2.1. */
export const termsAddresses = {
  inSite: { path: '/terms-and-condition' },
  alone: { path: '/terms-and-condition-headless' },
} as const;
