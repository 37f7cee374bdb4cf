import { PAUSE_AT_MOST_MS } from '../../shared/rules/disputes/dates';
import { DAY_MS } from '../../shared/rules/duration';
import { dayInIndia } from '../../shared/rules/india-days';
import { isLoanOver } from '../../shared/rules/loan-flow';
import { nowOf } from '../rules/loan';
import { daysUsed, type LoanPauses, pausesFrom } from '../rules/loan-pauses';
import { openDisputesAbout } from './disputes';
import type { Db } from './schema';

/** Notes at the loan of a purchase what of it is paused, by what its disputes say by now. Those that change at the same
 *  moment take turns at the loan: each sees what the one before has made of it. */
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

/** Until when a ticket that begins to pause now pauses its purchase, epoch ms: 30 days in all over the tickets of a purchase.
 *  Null where they are used up, and for a loan that has ended. Locks the loan. */
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
  // Another ticket pauses the purchase already: both end together.
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

/** As they are kept. */
export const pausesIn = (text: string): LoanPauses => JSON.parse(text) as LoanPauses;
