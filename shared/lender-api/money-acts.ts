import type * as z from 'zod/mini';
import { AtMs, Day, fieldsOf, oneOf, orNull, Paise, PositivePaise, Seq, text, Utr, Uuid } from './fields';
import { Loan } from './loan';
import { Page } from './page';
import { type StateTable, statesOf } from './state-table';

/** Of a payment too. */
export const closureStates = {
  ORDERED: ['PAYING', 'DONE', 'FAILED'],
  PAYING: ['DONE', 'FAILED'],
  DONE: [],
  FAILED: [],
} as const satisfies StateTable<'ORDERED' | 'PAYING' | 'DONE' | 'FAILED'>;

/** End of a loan by its customer: early closure, or exit within the cooling-off days. */
export const Closure = fieldsOf({
  closureId: Uuid,
  loanId: Uuid,
  seq: Seq,
  state: oneOf(statesOf(closureStates)),
  totalPaise: PositivePaise,
  upiIntent: orNull(text(2048)),
  page: orNull(Page),
  reason: orNull(fieldsOf({ code: text(40), text: text(200) })),
  loan: Loan,
});
export type Closure = z.infer<typeof Closure>;

/** Payment of a customer on a loan. The money goes to the lender, never through Kadam. */
export const Payment = fieldsOf({
  paymentId: Uuid,
  loanId: Uuid,
  seq: Seq,
  state: oneOf(statesOf(closureStates)),
  totalPaise: PositivePaise,
  upiIntent: orNull(text(2048)),
  /** Name of the lender's own account, as the payment app shows it. */
  payee: text(120),
  page: orNull(Page),
  expiresAtMs: AtMs,
  utr: orNull(Utr),
  loan: Loan,
});
export type Payment = z.infer<typeof Payment>;

export const refundStates = {
  ACCEPTED: ['BOOKED', 'CREDITED', 'REJECTED'],
  BOOKED: ['CREDITED'],
  CREDITED: [],
  REJECTED: [],
} as const satisfies StateTable<'ACCEPTED' | 'BOOKED' | 'CREDITED' | 'REJECTED'>;

/** Refund of a merchant. BOOKED: the loan is less. CREDITED: what is over has reached the shopper. */
export const Refund = fieldsOf({
  refundId: Uuid,
  loanId: Uuid,
  seq: Seq,
  state: oneOf(statesOf(refundStates)),
  /** Reduction of the loan. */
  loanPaise: Paise,
  /** Subvention that the bearer gets back. */
  subventionReversedPaise: Paise,
  /** Repaid amount that the lender returns to the shopper. */
  toShopperPaise: Paise,
  creditedOn: orNull(Day),
  utr: orNull(Utr),
  reason: orNull(fieldsOf({ code: text(40), text: text(200) })),
  loan: Loan,
});
export type Refund = z.infer<typeof Refund>;
