import { type Paused, pausable, pausedUntilMs } from '../../../shared/rules/disputes/next';
import { openDisputesAbout } from '../../store/disputes';
import type { Db } from '../../store/schema';

/** What open disputes pause of loans, by purchase: whoever debits, charges for what is late, counts interest or reports asks
 *  here first. A loan that is not among them runs on. */
export async function pausedLoans(
  db: Db,
  txnUuids: readonly string[],
  nowMs: number,
): Promise<ReadonlyMap<string, readonly Paused[]>> {
  const found = new Map<string, readonly Paused[]>();
  for (const dispute of await openDisputesAbout(db, txnUuids)) {
    if (dispute.txnUuid === null || pausedUntilMs(dispute, nowMs) === null) continue;
    const together = new Set([...(found.get(dispute.txnUuid) ?? []), ...dispute.pauses]);
    found.set(
      dispute.txnUuid,
      pausable.filter((each) => together.has(each)),
    );
  }
  return found;
}
