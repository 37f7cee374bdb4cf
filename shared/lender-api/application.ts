import type * as z from 'zod/mini';
import { AtMs, fieldsOf, LenderId, listOf, oneOf, orNull, Seq, text, Uuid } from './fields';
import { Line } from './line';
import { Page } from './page';
import { type StateTable, statesOf } from './state-table';

export const applicationStates = {
  OPEN: ['PROCESSING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  PROCESSING: ['OPEN', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED'],
  APPROVED: [],
  REJECTED: [],
  WITHDRAWN: [],
  EXPIRED: [],
} as const satisfies StateTable<'OPEN' | 'PROCESSING' | 'APPROVED' | 'REJECTED' | 'WITHDRAWN' | 'EXPIRED'>;

/** Application of a customer who is new to the lender. */
export const Application = fieldsOf({
  applicationId: Uuid,
  lenderId: LenderId,
  seq: Seq,
  /** OPEN: waits for the customer. PROCESSING: waits for the lender. */
  state: oneOf(statesOf(applicationStates)),
  steps: listOf(
    fieldsOf({
      step: oneOf(['KYC', 'BANK_ACCOUNT', 'BUREAU', 'ESIGN', 'MANDATE']),
      status: oneOf(['TO_DO', 'IN_PROGRESS', 'DONE', 'FAILED', 'NOT_NEEDED']),
    }),
    10,
  ),
  page: orNull(Page),
  decideByMs: orNull(AtMs),
  reason: orNull(fieldsOf({ code: text(40), text: text(200) })),
  /** Null unless APPROVED. */
  line: orNull(Line),
});
export type Application = z.infer<typeof Application>;
