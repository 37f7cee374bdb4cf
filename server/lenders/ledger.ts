import { sql } from 'kysely';
import type { AccountKind } from '../store/payment-schema';
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
} as const satisfies Record<string, readonly [AccountKind, AccountKind]>;
export type TransferKind = keyof typeof moves;

/** Writes one transfer: the only place that writes entries. The database refuses one that does not balance, that
 *  overdraws an account, or that ends a reservation a second time. Only inside a transaction that holds the line. */
async function transfer(
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
    .values({ ...columns(line), kind, reservation_key: reservationKey, at_ms: atMs })
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

const newLine = (line: CreditLine, limitPaise: number, nowMs: number) => ({
  ...columns(line),
  wrong_answers: 0,
  answers_blocked_until_ms: null,
  opened_at_ms: nowMs,
  limit_paise: limitPaise,
  second_factor_passed_at_ms: null,
  needs_mandate: false,
});

/** Notes that a line is approved: it has no accounts until it is activated or first used. One that is there already
 *  stays as it is. `needsMandate`: the lender has no account of the customer's to debit. */
export async function approveLine(
  db: Db,
  line: CreditLine,
  limitPaise: number,
  needsMandate: boolean,
  nowMs: number,
): Promise<void> {
  await db
    .insertInto('credit_lines')
    .values({ ...newLine(line, limitPaise, nowMs), needs_mandate: needsMandate, state: 'approved' })
    .onConflict((conflict) => conflict.columns(['lender_id', 'mobile']).doNothing())
    .execute();
}

/** Opens the line unless it is open, and holds it until the transaction ends: whoever changes a line takes turns. A line
 *  that was approved before opens with what was approved, any other with `limitPaise`. A limit of 0 is no line and
 *  throws. */
export async function holdLine(trx: Db, line: CreditLine, limitPaise: number, nowMs: number): Promise<void> {
  const opened = await trx
    .insertInto('credit_lines')
    .values({ ...newLine(line, limitPaise, nowMs), state: 'active' })
    .onConflict((conflict) =>
      conflict
        .columns(['lender_id', 'mobile'])
        .doUpdateSet({ state: 'active', opened_at_ms: nowMs })
        .where('credit_lines.state', '=', 'approved'),
    )
    .returning('limit_paise')
    .executeTakeFirst();
  if (opened) {
    await trx
      .insertInto('ledger_accounts')
      .values((['lender', 'available', 'reserved', 'drawn'] as const).map((kind) => ({ ...columns(line), kind })))
      .execute();
    await transfer(trx, line, 'open', opened.limit_paise, null, nowMs);
  }
  await lockLine(trx, line);
}

/** Holds a line that is known; the lock every change of it waits for. False where there is none yet, and nothing held. */
export async function lockLine(trx: Db, line: CreditLine): Promise<boolean> {
  const held = await trx
    .selectFrom('credit_lines')
    .select('lender_id')
    .where((eb) => eb.and(columns(line)))
    .forUpdate()
    .executeTakeFirst();
  return held !== undefined;
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
    .select(['l.lender_id', 'l.limit_paise', 'a.balance_paise', lapsed.as('lapsed_paise')])
    .where('l.mobile', '=', mobile)
    .execute();
  return new Map(
    rows.map(({ lender_id, limit_paise, balance_paise, lapsed_paise }) => [
      lender_id,
      balance_paise === null ? limit_paise : balance_paise + lapsed_paise,
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
