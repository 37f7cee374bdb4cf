/** An organisation with its own FAQ at `/faq-{id}`: a shop that accepts EMI, or a bank with an article for its
 *  customers. */
export interface Partner {
  /** Part of the address: lower-case letters, digits and '-'. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'shop' | 'bank';
}

/** All partners with a page. Add a row for a new one. Source: RTE-045. */
export const partners = [
  { id: 'zenmart', name: 'Zenmart', kind: 'shop' },
  { id: 'banyan-bank', name: 'Banyan Bank', kind: 'bank' },
] as const satisfies readonly Partner[];
