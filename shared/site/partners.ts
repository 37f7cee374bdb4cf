/** An organisation with questions and answers of its own, at `/faq-{id}`: a shop that takes our EMI, or a bank that tells
 *  its customers of it. */
export interface Partner {
  /** What stands in the address: small letters, digits and '-'. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'shop' | 'bank';
}

/** Every partner with a page. A new one is a row here. Source: RTE-045. */
export const partners = [
  { id: 'zenmart', name: 'Zenmart', kind: 'shop' },
  { id: 'banyan-bank', name: 'Banyan Bank', kind: 'bank' },
] as const satisfies readonly Partner[];
