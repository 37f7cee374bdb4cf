import type { Outcome } from '../flow/outcomes';

/** A check, or an application of a checked customer, that an agent queues while offline. */
export interface OutboxRequest {
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
export type OutboxFate =
  | { readonly is: 'waiting' | 'going' | 'noConsent' }
  | { readonly is: 'checked'; readonly outcome: Outcome; readonly lessRupees: number }
  | { readonly is: 'shared'; readonly ntbLink: string; readonly whatsAppLink: string }
  | { readonly is: 'refused'; readonly name: string | null; readonly message: string };

export interface OutboxItem extends OutboxRequest {
  /** Idempotency key, for as long as the item is queued. */
  readonly key: string;
  /** Until when the customer's consent holds, epoch ms of this device; null = it was never given. */
  readonly consentUntilMs: number | null;
  readonly fate: OutboxFate;
}

export interface OutboxState {
  /** Oldest first, which is the order in which they go. */
  readonly items: readonly OutboxItem[];
  /** The sheet lies over everything. */
  readonly isOpen: boolean;
  /** Down while the browser is offline or the last item was not answered: nothing is sent. */
  readonly line: 'up' | 'down';
}

/** More than a till has customers in the half hour for which a consent holds. */
export const MAX_OUTBOX_ITEMS = 20;

export const emptyOutbox: OutboxState = { items: [], isOpen: false, line: 'down' };

export const isWaiting = ({ fate }: OutboxItem): boolean => fate.is === 'waiting' || fate.is === 'going';

/** True for the same customer, price and lender: it is queued once. */
export const isSameRequest = (one: OutboxRequest, other: OutboxRequest): boolean =>
  one.mobile === other.mobile &&
  one.amountRupees === other.amountRupees &&
  one.application?.lenderId === other.application?.lenderId;

/** What an agent does with the outbox or an item. */
export type OutboxAction =
  | { readonly do: 'open' | 'close' | 'sendNow' }
  | { readonly do: 'queue'; readonly work: OutboxRequest }
  | { readonly do: 'remove' | 'take' | 'sendOnWhatsApp'; readonly key: string };
