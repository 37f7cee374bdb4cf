import { Event } from './event';
import { Count, fieldsOf, listOf, Seq, text } from './fields';
import { lenderCall } from './lender-call';

/** Call of a lender to Kadam. At most 1 MB. */
export const deliverEvents = lenderCall({
  method: 'POST',
  path: '/lender/v1/events',
  summary: 'Hand events over, oldest first',
  rules: [
    'Status 200 says that every event is stored. After anything else the same events are sent again, after 1 s, 10 s, 1 min, 5 min, 30 min, 2 h, 6 h, 12 h and 24 h.',
    'An event that is known already is acknowledged and not applied again, so a batch may be repeated at any time.',
    'A batch is about the sender’s own `lenderId` and subjects that Kadam has named: otherwise FOREIGN_SUBJECT for the whole batch.',
  ],
  request: fieldsOf({ events: listOf(Event, 100) }),
  response: fieldsOf({
    /** Events that changed something. */
    applied: Count,
    /** Events that were stored, known ones included. */
    stored: Count,
    /** Subjects with a gap: Kadam has them up to `haveSeq` and reads the feed for the rest. */
    waiting: listOf(fieldsOf({ subject: fieldsOf({ kind: text(20), id: text(64) }), haveSeq: Seq }), 100),
  }),
  problems: ['FOREIGN_SUBJECT'],
  withinMs: 10_000,
});
