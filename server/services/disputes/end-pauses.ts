import { addEntry, lockDispute, pausesOver, writeDispute } from '../../store/disputes';
import { notePauses } from '../../store/loan-pauses';
import { SWEEP_BATCH_SIZE } from '../payments/sweep-batch-size';
import type { DisputeDeps } from './desk';

/** Ends pauses after 30 days: their tickets stay open, and their loans continue. Safe in any number of processes at
 *  once. Returns their number. */
export async function endOverduePauses({ db, clock, warn }: DisputeDeps): Promise<number> {
  const nowMs = clock.nowMs();
  const over = await pausesOver(db, nowMs, SWEEP_BATCH_SIZE);
  for (const ticketId of over) {
    try {
      await db.transaction().execute(async (trx) => {
        const dispute = await lockDispute(trx, ticketId);
        const { pauseEndsAtMs = null, txnUuid = null } = dispute ?? {};
        if (!dispute || pauseEndsAtMs === null || pauseEndsAtMs > nowMs) return;
        await addEntry(trx, ticketId, { kind: 'RESUMED', text: null, atMs: nowMs });
        await writeDispute(trx, { ...dispute, pauseEndsAtMs: null, updatedAtMs: nowMs });
        if (txnUuid !== null) await notePauses(trx, txnUuid, nowMs);
      });
    } catch (err) {
      warn(err, 'a pause could not be ended');
    }
  }
  return over.length;
}
