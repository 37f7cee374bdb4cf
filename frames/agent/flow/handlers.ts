import type { SalesEvent } from './events';
import type { Turn } from './turn';

type Kind = SalesEvent['type'];
/** One rule for each kind of event. */
export type Handlers<Kinds extends Kind> = {
  readonly [K in Kinds]: (turn: Turn, event: Extract<SalesEvent, { type: K }>) => void;
};
