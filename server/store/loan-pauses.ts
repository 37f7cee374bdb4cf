import { dayInIndia } from '../../shared/rules/india-days';
import { nowOf } from '../rules/loan';
import { type LoanPauses, pausesFrom } from '../rules/loan-pauses';
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

/** As they are kept. */
export const pausesIn = (text: string): LoanPauses => JSON.parse(text) as LoanPauses;
