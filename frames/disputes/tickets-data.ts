import type { viewTicket } from '../../shared/api/disputes';
import type { ResponseOf } from '../../shared/api/endpoint';

/** Tickets of the logged-in user, and the one of the address. */
export type Tickets = ResponseOf<typeof viewTicket>;

/** Dispute area of the state. Source: S1§3 (ENT-032). */
export interface Odr {
  readonly odr: Tickets;
}
