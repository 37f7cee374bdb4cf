import type * as z from 'zod/mini';
import { AtMs, CompactJws, Count, fieldsOf, LenderId, oneOf, orNull, Seq, text, Uuid } from './fields';
import { Figures } from './figures';
import { Loan } from './loan';
import { Needs } from './offer';
import { Page } from './page';
import { type StateTable, statesOf } from './state-table';

export const reservationStates = {
  RESERVED: ['CONFIRMING', 'SANCTIONED', 'DECLINED', 'CANCELLED', 'EXPIRED'],
  CONFIRMING: ['RESERVED', 'SANCTIONED', 'DECLINED', 'CANCELLED', 'EXPIRED'],
  SANCTIONED: [],
  DECLINED: [],
  CANCELLED: [],
  EXPIRED: [],
} as const satisfies StateTable<'RESERVED' | 'CONFIRMING' | 'SANCTIONED' | 'DECLINED' | 'CANCELLED' | 'EXPIRED'>;

/**
 * Snapshot of a reservation. SANCTIONED is the irrevocable promise to pay the merchant; from then on the loan counts.
 * Only DECLINED, CANCELLED and EXPIRED allow Kadam to ask another lender.
 */
export const Reservation = fieldsOf({
  reservationId: Uuid,
  lenderId: LenderId,
  state: oneOf(statesOf(reservationStates)),
  seq: Seq,
  /** The lender's own number; null after a cancel of a name that it had never received. */
  lenderRef: orNull(text(64)),
  /** Null while the plan is chosen on the lender's page, and after a cancel of an unknown name. */
  figures: orNull(Figures),
  needs: orNull(Needs),
  /** Null if there is no page. If Kadam shows the statement: null until the evidence has arrived. */
  page: orNull(Page),
  /** Confirm calls that the lender has received, counted by their keys. */
  confirmsSeen: Count,
  /** While CONFIRMING: the lender has decided by then. Null otherwise. */
  decideByMs: orNull(AtMs),
  expiresAtMs: AtMs,
  declinedBy: orNull(oneOf(['CUSTOMER', 'LENDER'])),
  /** Reason of a decline, without personal data. */
  reason: orNull(fieldsOf({ code: text(40), text: text(200) })),
  /** Null unless SANCTIONED. */
  loan: orNull(Loan),
  /** Evidence that the lender has signed, if the statement was agreed to on its page (`kfsBy: LENDER`); null otherwise. */
  evidence: orNull(CompactJws),
});
export type Reservation = z.infer<typeof Reservation>;
