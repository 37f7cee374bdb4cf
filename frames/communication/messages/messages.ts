import type { OfflineMessages } from '../../offline';
/** Every word of the communication screen in one language. The claims are those of S1§1. */
export interface Messages {
  readonly lang: string;
  readonly title: string;
  readonly back: string;
  readonly close: string;
  readonly offline: OfflineMessages;
  /** Second line of the top bar: 'EMI with Kadam'. */
  readonly emiWith: (product: string) => string;
  readonly heading: string;
  /** Verbatim the claim of S1§1: '4.5+ Crore preapproved users'. */
  readonly claim: string;
  /** In the order in which they are taken. */
  readonly steps: readonly { readonly name: string; readonly text: string }[];
  readonly watch: string;
  readonly newWindow: string;
  readonly partners: string;
  readonly check: string;
  readonly poweredBy: string;
}
