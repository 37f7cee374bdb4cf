/** Hands a tab over to a page of somebody else's: the hand-over stands in the fragment. Source: S1§2.2 (RTE-060). */
export const tabRedirection = { path: '/tab-redirection' } as const;
