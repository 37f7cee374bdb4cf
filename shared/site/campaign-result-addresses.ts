/** Addresses of a campaign's results. Source: S1§2.2 (RTE-051, RTE-052). */
export const campaignResults = {
  eligible: { path: '/campaign-preapproved-user-activation-success' },
  notEligible: { path: '/campaign-user-not-eligible' },
} as const;
