import type { OfflineMessages } from '../../offline';
import type { Benefit } from '../benefit-icon';

/** Every word of the benefit screen in one language. The claims are those of S1§1, without numbers of our own. */
export interface Messages {
  readonly lang: string;
  readonly title: string;
  readonly close: string;
  readonly offline: OfflineMessages;
  /** Two lines. */
  readonly heading: readonly [string, string];
  readonly intro: string;
  readonly benefits: Readonly<Record<Benefit, { readonly name: string; readonly text: string }>>;
  readonly partners: string;
  readonly check: string;
  readonly free: string;
  readonly poweredBy: string;
}
