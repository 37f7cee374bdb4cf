import type { SalesEvent } from './flow/events';
import type { SalesState } from './flow/state';
import type { Messages } from './messages/messages';

/** What every screen and sheet of the sales app gets: a state in, events out. `nowMs` is epoch ms of this device and
 *  moves once a second while something on screen counts down. */
export interface ViewProps {
  readonly state: SalesState;
  readonly send: (event: SalesEvent) => void;
  readonly messages: Messages;
  readonly nowMs: number;
}
