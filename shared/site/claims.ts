/** Figures that the site claims, as text; each language adds their subject. Source: S1§1, S1§9, Q-052. */
export const claims = {
  merchants: '4800+',
  /** Preapproved users, in crore. */
  usersCrore: '4.5+',
  /** Months in which a plan is repaid, with a hyphen. */
  tenureMonths: '3-18',
} as const;
