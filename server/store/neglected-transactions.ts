import { latestEndMs } from '../rules/clock-set-back';
import type { Db } from './schema';

/** Open payments that nobody may be asking about any more: those whose time is over, oldest first, then those whose lender
 *  was asked to pay `unansweredAfterMs` ago or, by a clock that has been set back, in the future. At most `atMost` of each. Two
 *  reads, each by an index of its own: what is open grows with every shop window. */
export async function neglectedTransactions(
  db: Db,
  nowMs: number,
  unansweredAfterMs: number,
  atMost: number,
): Promise<readonly string[]> {
  const open = db.selectFrom('transactions').select('txn_uuid').where('is_open', '=', true).limit(atMost);
  const overdue = await open.where('expires_at_ms', '<=', nowMs).orderBy('expires_at_ms').execute();
  const unanswered = await open
    .where('credit', '=', 'asked')
    .where((eb) =>
      eb.or([eb('asked_at_ms', '<=', nowMs - unansweredAfterMs), eb('asked_at_ms', '>', latestEndMs(nowMs, 0))]),
    )
    .orderBy('asked_at_ms')
    .execute();
  const uuids = [...overdue, ...unanswered].map(({ txn_uuid }) => txn_uuid);
  return [...new Set(uuids)];
}
