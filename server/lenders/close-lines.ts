import type { Db } from '../store/schema';
import { closeApplicationPages } from './application-pages';
import { availablePaise, type CreditLine, transfer } from './ledger';
import { endMandates } from './mandates';
import { releaseLapsedCredit } from './reservations';

interface Closing {
  readonly linesClosed: number;
  /** Keys of the reservations whose loans were repaid. */
  readonly repaidKeys: readonly string[];
  readonly mandatesEnded: number;
}

/** A loan is reserved, and its lender releases it at this time at the latest. Nothing was closed. */
interface StillReserved {
  readonly reservedUntilMs: number;
}

/**
 * Closes every credit line of a customer, so that the lenders treat them as new. The ledger stays append-only: one
 * transfer repays each open loan, and one more returns the committed credit to the lender. Applications can no longer
 * be decided, and mandates end. All lines are locked until the transaction ends, in one order, so a payment runs
 * before or after.
 */
export async function closeLines(trx: Db, mobile: string, nowMs: number): Promise<Closing | StillReserved> {
  // Before the lines, in the same order as a decision on an application.
  await closeApplicationPages(trx, mobile);
  const held = await trx
    .selectFrom('credit_lines')
    .select(['lender_id', 'state'])
    .where('mobile', '=', mobile)
    .where('state', '<>', 'closed')
    .orderBy('lender_id')
    .forUpdate()
    .execute();
  const lines = held.map(({ lender_id: lenderId, state }) => ({ lenderId, mobile, state }));
  for (const line of lines) await releaseLapsedCredit(trx, line, nowMs);
  const reservedUntilMs = await lastReservationEndsAtMs(trx, mobile);
  if (reservedUntilMs !== null) return { reservedUntilMs };

  const repaidKeys: string[] = [];
  for (const line of lines.filter(({ state }) => state === 'active')) {
    for (const loan of await openLoans(trx, line)) {
      await transfer(trx, line, 'repay', loan.amountPaise, loan.key, nowMs);
      repaidKeys.push(loan.key);
    }
    await transfer(trx, line, 'close', (await availablePaise(trx, line)) ?? 0, null, nowMs);
  }
  for (const { lenderId } of lines)
    await trx
      .updateTable('credit_lines')
      .set({ state: 'closed' })
      .where('lender_id', '=', lenderId)
      .where('mobile', '=', mobile)
      .execute();
  return { linesClosed: lines.length, repaidKeys, mandatesEnded: await endMandates(trx, mobile, nowMs) };
}

async function lastReservationEndsAtMs(trx: Db, mobile: string): Promise<number | null> {
  const row = await trx
    .selectFrom('credit_reservations')
    .select(({ fn }) => fn.max<number | null>('expires_at_ms').as('ends_at_ms'))
    .where('mobile', '=', mobile)
    .where('status', '=', 'RESERVED')
    .executeTakeFirstOrThrow();
  return row.ends_at_ms;
}

async function openLoans(
  trx: Db,
  { lenderId, mobile }: CreditLine,
): Promise<readonly { readonly key: string; readonly amountPaise: number }[]> {
  const rows = await trx
    .selectFrom('credit_reservations as r')
    .innerJoin('ledger_transfers as t', 't.reservation_key', 'r.reservation_key')
    .innerJoin('ledger_entries as e', (join) =>
      join.onRef('e.transfer_id', '=', 't.transfer_id').on('e.kind', '=', 'drawn'),
    )
    .select(({ fn }) => ['r.reservation_key', fn.sum<number>('e.amount_paise').as('drawn')])
    .where('r.lender_id', '=', lenderId)
    .where('r.mobile', '=', mobile)
    .where('r.status', '=', 'CONFIRMED')
    .groupBy(['r.reservation_key', 'r.reserved_at_ms'])
    .having(({ fn }) => fn.sum<number>('e.amount_paise'), '>', 0)
    .orderBy('r.reserved_at_ms')
    .execute();
  return rows.map(({ reservation_key, drawn }) => ({ key: reservation_key, amountPaise: Number(drawn) }));
}
