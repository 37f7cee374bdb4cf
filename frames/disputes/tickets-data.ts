import type { viewTicket } from '../../shared/api/disputes';
import type { ResponseOf } from '../../shared/api/endpoint';

/** The tickets of whoever has logged in, and the one that the address names. */
export type Tickets = ResponseOf<typeof viewTicket>;

/** The dispute desk's area of the state. Source: S1§3 (ENT-032). */
export interface Odr {
  readonly odr: Tickets;
}
