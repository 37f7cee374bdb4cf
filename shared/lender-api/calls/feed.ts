import * as z from 'zod/mini';
import { Event } from '../event';
import { fieldsOf, listOf, whole, Yes } from '../fields';
import { lenderCall } from '../lender-call';
import { ReconciliationRow } from '../reconciliation';

/** '' is the oldest event that the lender still has. */
export const Cursor = z.string('must be text').check(z.maxLength(200, 'must have at most 200 characters'));

export const feedCalls = {
  getReconciliation: lenderCall({
    method: 'GET',
    path: '/v1/reconciliation/:lenderId/:day',
    summary: 'Reconciliation file of a day',
    rules: [
      'One JSON object on each line (NDJSON): every subject that changed on the day, then the last line with count and sums.',
      'The signature covers the whole file.',
    ],
    request: null,
    response: ReconciliationRow,
    media: 'ndjson',
    problems: ['NOT_READY'],
    withinMs: 60_000,
  }),
  listEvents: lenderCall({
    method: 'GET',
    path: '/v1/events',
    summary: 'Events after a cursor, oldest first',
    rules: [
      'The feed is complete: posted events are in it too. Events stay for 90 days at least.',
      '`next` is the cursor after the last event of this answer. The same cursor has the same answer.',
    ],
    request: fieldsOf({
      after: Cursor,
      /** Absent: 100. */
      limit: z.optional(whole(1, 500)),
    }),
    response: fieldsOf({ events: listOf(Event, 500), next: Cursor, more: Yes }),
    problems: ['CURSOR_TOO_OLD'],
    withinMs: 10_000,
  }),
};
