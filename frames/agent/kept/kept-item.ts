import type { Outcome } from '../flow/outcomes';

/** What an agent keeps while there is no line: a check, or an application of a customer who has been checked. */
export interface KeptWork {
  readonly mobile: string;
  /** Whole rupees: what the purchase costs. */
  readonly amountRupees: number;
  /** null = a check. */
  readonly application: {
    readonly lenderId: string;
    readonly lenderName: string;
    readonly userName: string;
    /** '' = none. */
    readonly email: string;
  } | null;
}

/** - waiting, going: not answered yet. - checked: the outcome of a check, and what was approved where that is less (whole
 *  rupees, else 0). - shared: the links of an application. - noConsent: not sent, for the customer's consent had run out,
 *  or there never was one. - refused: the server's answer. */
export type KeptFate =
  | { readonly is: 'waiting' | 'going' | 'noConsent' }
  | { readonly is: 'checked'; readonly outcome: Outcome; readonly lessRupees: number }
  | { readonly is: 'shared'; readonly ntbLink: string; readonly whatsAppLink: string }
  | { readonly is: 'refused'; readonly name: string | null; readonly message: string };

export interface KeptItem extends KeptWork {
  /** Its idempotency key, for as long as it is kept. */
  readonly key: string;
  /** Until when the customer's consent holds, epoch ms of this device; null = it was never given. */
  readonly consentUntilMs: number | null;
  readonly fate: KeptFate;
}

export interface KeptState {
  /** Oldest first, which is the order in which they go. */
  readonly items: readonly KeptItem[];
  /** The sheet lies over everything. */
  readonly isOpen: boolean;
  /** Nothing goes while it is down: the browser says so, or nobody answered the last one. */
  readonly line: 'up' | 'down';
}

/** More than a till has customers in the half hour for which a consent holds. */
export const MAX_KEPT = 20;

export const nothingKept: KeptState = { items: [], isOpen: false, line: 'down' };

export const isWaiting = ({ fate }: KeptItem): boolean => fate.is === 'waiting' || fate.is === 'going';

/** The same customer, price and lender: once is enough. */
export const isSameWork = (one: KeptWork, other: KeptWork): boolean =>
  one.mobile === other.mobile &&
  one.amountRupees === other.amountRupees &&
  one.application?.lenderId === other.application?.lenderId;

/** What an agent does with it. */
export type KeptAct =
  | { readonly do: 'open' | 'close' | 'sendNow' }
  | { readonly do: 'keep'; readonly work: KeptWork }
  | { readonly do: 'remove' | 'take' | 'sendOnWhatsApp'; readonly key: string };
