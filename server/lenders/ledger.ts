import { sql } from 'kysely';
import type { AccountKind, LineState } from '../store/payment-schema';
import type { Db } from '../store/schema';

/** One customer's credit with one lender. */
export interface CreditLine {
  readonly lenderId: string;
  readonly mobile: string;
}

const columns = ({ lenderId, mobile }: CreditLine) => ({ lender_id: lenderId, mobile });

/** From which account to which each kind of transfer moves money. */
const moves = {
  open: ['lender', 'available'],
  reserve: ['available', 'reserved'],
  confirm: ['reserved', 'drawn'],
  release: ['reserved', 'available'],
  repay: ['drawn', 'available'],
  close: ['available', 'lender'],
} as const satisfies Record<string, readonly [AccountKind, AccountKind]>;
export type TransferKind = keyof typeof moves;

/** Writes one transfer: the only place that writes entries. The database refuses one that does not balance, that
 *  overdraws an account, that ends a reservation or repays a loan a second time. Only inside a transaction that holds the
 *  line. */
export async function transfer(
  trx: Db,
  line: CreditLine,
  kind: TransferKind,
  amountPaise: number,
  reservationKey: string | null,
  atMs: number,
): Promise<void> {
  const [from, to] = moves[kind];
  const { transfer_id } = await trx
    .insertInto('ledger_transfers')
    .values((eb) => ({
      ...columns(line),
      kind,
      reservation_key: reservationKey,
      opening: eb
        .selectFrom('credit_lines')
        .select('openings')
        .where(eb.and(columns(line))),
      at_ms: atMs,
    }))
    .returning('transfer_id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('ledger_entries')
    .values([
      { transfer_id, ...columns(line), kind: from, amount_paise: -amountPaise },
      { transfer_id, ...columns(line), kind: to, amount_paise: amountPaise },
    ])
    .execute();
}

/** Notes that a line is approved: it has nothing in its accounts until it is activated or first used. One that stands
 *  already stays as it is; one that was closed begins anew. `needsMandate`: the lender has no account of the customer's to
 *  debit. */
export async function approveLine(
  db: Db,
  line: CreditLine,
  limitPaise: number,
  needsMandate: boolean,
  nowMs: number,
): Promise<void> {
  const approved = {
    ...columns(line),
    state: 'approved',
    limit_paise: limitPaise,
    needs_mandate: needsMandate,
    wrong_answers: 0,
    answers_blocked_until_ms: null,
    second_factor_passed_at_ms: null,
    opened_at_ms: nowMs,
  } as const;
  await db
    .insertInto('credit_lines')
    .values({ ...approved, openings: 0 })
    .onConflict((conflict) =>
      conflict.columns(['lender_id', 'mobile']).doUpdateSet(approved).where('credit_lines.state', '=', 'closed'),
    )
    .execute();
}

/** Opens the line unless it is open, and holds it until the transaction ends: whoever changes a line takes turns. A line
 *  that was approved before opens with what was approved, any other with `limitPaise`; null = the lender approves of
 *  nothing by itself. False where there is no line to open, and nothing held. A limit of 0 is no line and throws. */
export async function holdLine(trx: Db, line: CreditLine, limitPaise: number | null, nowMs: number): Promise<boolean> {
  if ((await lockLine(trx, line)) === 'active') return true;
  if (limitPaise !== null) await approveLine(trx, line, limitPaise, false, nowMs);
  const opened = await trx
    .updateTable('credit_lines')
    .set((eb) => ({ state: 'active', opened_at_ms: nowMs, openings: eb('openings', '+', 1) }))
    .where((eb) => eb.and({ ...columns(line), state: 'approved' }))
    .returning('limit_paise')
    .executeTakeFirst();
  // Somebody else may have opened it a moment earlier.
  if (!opened) return (await lockLine(trx, line)) === 'active';
  await trx
    .insertInto('ledger_accounts')
    .values((['lender', 'available', 'reserved', 'drawn'] as const).map((kind) => ({ ...columns(line), kind })))
    .onConflict((conflict) => conflict.columns(['lender_id', 'mobile', 'kind']).doNothing())
    .execute();
  await transfer(trx, line, 'open', opened.limit_paise, null, nowMs);
  return true;
}

/** Holds a line that is known; the lock every change of it waits for. Null where there is none yet, and nothing held. */
export async function lockLine(trx: Db, line: CreditLine): Promise<LineState | null> {
  const held = await trx
    .selectFrom('credit_lines')
    .select('state')
    .where((eb) => eb.and(columns(line)))
    .forUpdate()
    .executeTakeFirst();
  return held?.state ?? null;
}

/** What can still be reserved; null for a line that was never opened. */
export async function availablePaise(db: Db, line: CreditLine): Promise<number | null> {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance_paise')
    .where((eb) => eb.and({ ...columns(line), kind: 'available' }))
    .executeTakeFirst();
  return row?.balance_paise ?? null;
}

/** What can still be reserved of each line of a customer, by lender; of one that is approved and not yet open, all. What
 *  a reservation that is past its time still holds can be reserved: it is given back by then. */
export async function availableLines(db: Db, mobile: string, nowMs: number): Promise<ReadonlyMap<string, number>> {
  const lapsed = sql<number>`coalesce((select sum(r.amount_paise) from credit_reservations r
    where r.lender_id = l.lender_id and r.mobile = l.mobile and r.status = 'RESERVED' and r.expires_at_ms <= ${nowMs}
  ), 0)::bigint`;
  const rows = await db
    .selectFrom('credit_lines as l')
    .leftJoin('ledger_accounts as a', (join) =>
      join.onRef('a.lender_id', '=', 'l.lender_id').onRef('a.mobile', '=', 'l.mobile').on('a.kind', '=', 'available'),
    )
    .select(['l.lender_id', 'l.state', 'l.limit_paise', 'a.balance_paise', lapsed.as('lapsed_paise')])
    .where('l.mobile', '=', mobile)
    .where('l.state', '<>', 'closed')
    .execute();
  return new Map(
    rows.map(({ lender_id, state, limit_paise, balance_paise, lapsed_paise }) => [
      lender_id,
      state === 'approved' ? limit_paise : (balance_paise ?? 0) + lapsed_paise,
    ]),
  );
}

/** False where less than the amount is available. The line must be held. */
export async function setAside(
  trx: Db,
  line: CreditLine,
  amountPaise: number,
  reservationKey: string,
  atMs: number,
): Promise<boolean> {
  const available = await availablePaise(trx, line);
  if (available === null || available < amountPaise) return false;
  await transfer(trx, line, 'reserve', amountPaise, reservationKey, atMs);
  return true;
}

/** Ends a reservation: what was set aside is drawn, or available again. The line must be held. */
export const endReservation = (
  trx: Db,
  line: CreditLine,
  how: 'confirm' | 'release',
  amountPaise: number,
  reservationKey: string,
  atMs: number,
): Promise<void> => transfer(trx, line, how, amountPaise, reservationKey, atMs);
