/** Where the terms are, with the site around them and without it. Apart from their rows, because frames lead there and
 *  load nothing that they need not. Source: S1§2.1. */
export const termsAddresses = {
  inSite: { path: '/terms-and-condition' },
  alone: { path: '/terms-and-condition-headless' },
} as const;
