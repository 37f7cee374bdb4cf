import { PAUSE_AT_MOST_MS } from '../../shared/rules/disputes/dates';
import { DAY_MS } from '../../shared/rules/duration';
import { dayInIndia } from '../../shared/rules/india-days';
import { isLoanOver } from '../../shared/rules/loan-flow';
import { nowOf } from '../rules/loan';
import { daysUsed, type LoanPauses, pausesFrom } from '../rules/loan-pauses';
import { openDisputesAbout } from './disputes';
import type { Db } from './schema';

/** Updates the pauses of a purchase's loan from its disputes. Locks the loan, so that simultaneous changes see each
 *  other. */
export async function notePauses(trx: Db, txnUuid: string, nowMs: number): Promise<void> {
  const loan = await trx
    .selectFrom('loans')
    .select(['months_ahead', 'pauses'])
    .where('txn_uuid', '=', txnUuid)
    .forUpdate()
    .executeTakeFirst();
  if (!loan) return;
  const pausing = (await openDisputesAbout(trx, [txnUuid])).filter(({ pauseEndsAtMs }) => pauseEndsAtMs !== null);
  const paused = new Set(pausing.flatMap(({ pauses }) => pauses));
  const today = dayInIndia(nowOf({ monthsAhead: loan.months_ahead }, nowMs));
  await trx
    .updateTable('loans')
    .set({
      are_debits_paused: paused.has('DEBITS'),
      pauses: JSON.stringify(pausesFrom(pausesIn(loan.pauses), paused, today)),
    })
    .where('txn_uuid', '=', txnUuid)
    .execute();
}

/** End of the pause of a ticket that starts to pause now, epoch ms: 30 days in total over the tickets of a purchase.
 *  Null if they are used up, and for an ended loan. Locks the loan. */
export async function pausableUntilMs(
  trx: Db,
  { txnUuid, ticketId }: { readonly txnUuid: string; readonly ticketId: string },
  nowMs: number,
): Promise<number | null> {
  const loan = await trx
    .selectFrom('loans')
    .select(['months_ahead', 'pauses', 'status'])
    .where('txn_uuid', '=', txnUuid)
    .forUpdate()
    .executeTakeFirst();
  if (!loan || isLoanOver(loan.status)) return null;
  // Another ticket already pauses the purchase: both end together.
  const ends = (await openDisputesAbout(trx, [txnUuid])).flatMap((other) =>
    other.ticketId !== ticketId && other.pauseEndsAtMs !== null && other.pauseEndsAtMs > nowMs
      ? [other.pauseEndsAtMs]
      : [],
  );
  if (ends.length > 0) return Math.max(...ends);
  const today = dayInIndia(nowOf({ monthsAhead: loan.months_ahead }, nowMs));
  const leftMs = PAUSE_AT_MOST_MS - daysUsed(pausesIn(loan.pauses), today) * DAY_MS;
  return leftMs > 0 ? nowMs + leftMs : null;
}

export const pausesIn = (text: string): LoanPauses => JSON.parse(text) as LoanPauses;
