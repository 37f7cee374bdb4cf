/** Redirects a tab to a lender's page: the fragment has the hand-over. Source: S1§2.2 (RTE-060). */
export const tabRedirection = { path: '/tab-redirection' } as const;
