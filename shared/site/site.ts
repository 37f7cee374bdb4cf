/** Owner of a site: the provider, or a lender (its sub-domain). Source: S1§1. */
export type Site = { readonly kind: 'organic' } | { readonly kind: 'lender'; readonly lenderId: string };

export const organic: Site = { kind: 'organic' };
