/** Whose site is shown: the provider's own, or a lender's (its sub-domain). Source: S1§1. */
export type Site = { readonly kind: 'organic' } | { readonly kind: 'lender'; readonly lenderId: string };

export const organic: Site = { kind: 'organic' };
