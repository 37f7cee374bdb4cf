import type { CheckoutEvent } from './events';
import type { Turn } from './turn';

type Kind = CheckoutEvent['type'];
/** One rule for each kind of event. */
export type Handlers<Kinds extends Kind> = {
  readonly [K in Kinds]: (turn: Turn, event: Extract<CheckoutEvent, { type: K }>) => void;
};
