/** Figures that the site claims, letter by letter; each language says around them what they count. Source: S1§1, S1§9,
 * */
export const claims = {
  /** Merchants. */
  merchants: '4800+',
  /** Preapproved users, in crore. */
  usersCrore: '4.5+',
  /** Months in which a plan is repaid, with a hyphen. */
  tenureMonths: '3-18',
} as const;
