import type * as z from 'zod/mini';
import { AtMs, fieldsOf, listOf, oneOf, orNull, Seq, Sha256, text, Uuid, whole } from './fields';
import { Pause } from './loan';

export const disputeTopics = [
  'GOODS',
  'AMOUNT',
  'DEBIT',
  'CHARGE',
  'REFUND',
  'BUREAU',
  'CONDUCT',
  'FRAUD',
  'OTHER',
] as const;

/** A file that belongs to a message. It stays at Kadam; the lender gets it on request. */
export const DisputeFile = fieldsOf({ name: text(120), sha256: Sha256, sizeBytes: whole(1, 10_485_760) });

export const DisputeMessage = fieldsOf({
  number: whole(1, 1000),
  from: oneOf(['CUSTOMER', 'LENDER']),
  text: text(4096),
  files: listOf(DisputeFile, 10),
  atMs: AtMs,
});

export const disputeStates = ['RECEIVED', 'IN_REVIEW', 'ANSWERED', 'CLOSED'] as const;

/** A complaint to the lender. The lender says what it pauses, and Kadam shows exactly that. */
export const Dispute = fieldsOf({
  disputeId: Uuid,
  seq: Seq,
  state: oneOf(disputeStates),
  lenderTicket: orNull(text(40)),
  pauses: listOf(Pause, 10),
  answerDueAtMs: AtMs,
  messages: listOf(DisputeMessage, 1000),
});
export type Dispute = z.infer<typeof Dispute>;
