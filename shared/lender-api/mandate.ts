import type * as z from 'zod/mini';
import { Day, fieldsOf, MaskedAccount, oneOf, orNull, Paise, Seq, text, Uuid } from './fields';
import { Page } from './page';
import { type StateTable, statesOf } from './state-table';

export const mandateMethods = [
  'ENACH_NETBANKING',
  'ENACH_DEBIT_CARD',
  'ENACH_AADHAAR',
  'UPI_AUTOPAY',
  'STANDING_INSTRUCTION',
] as const;

/** Only ACTIVE may be debited. */
export const mandateStates = {
  ASKED: ['INITIATED', 'ACTIVE', 'REJECTED', 'EXPIRED'],
  INITIATED: ['ACTIVE', 'REJECTED', 'EXPIRED'],
  ACTIVE: ['PAUSED', 'CANCEL_PENDING', 'REVOKED', 'EXPIRED'],
  PAUSED: ['ACTIVE', 'CANCEL_PENDING', 'REVOKED', 'EXPIRED'],
  CANCEL_PENDING: ['REVOKED', 'ACTIVE', 'PAUSED', 'EXPIRED'],
  REJECTED: [],
  REVOKED: [],
  EXPIRED: [],
} as const satisfies StateTable<
  'ASKED' | 'INITIATED' | 'ACTIVE' | 'REJECTED' | 'PAUSED' | 'CANCEL_PENDING' | 'REVOKED' | 'EXPIRED'
>;

export const Mandate = fieldsOf({
  mandateId: Uuid,
  seq: Seq,
  /** Null until the customer has chosen one. */
  method: orNull(oneOf(mandateMethods)),
  status: oneOf(statesOf(mandateStates)),
  maxPaise: Paise,
  fromOn: Day,
  untilOn: orNull(Day),
  umrnLast4: orNull(text(4)),
  bank: orNull(text(80)),
  account: orNull(MaskedAccount),
  reason: orNull(fieldsOf({ code: text(20), text: text(200) })),
  page: orNull(Page),
  /** `upi://mandate…` for an app on the same device. */
  upiIntent: orNull(text(2048)),
});
export type Mandate = z.infer<typeof Mandate>;
