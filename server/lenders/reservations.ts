import { Kfs } from '../../shared/api/kfs';
import type { ReservationStatus } from '../store/payment-schema';
import type { Db } from '../store/schema';
import { type CreditLine, holdLine, lockLine, standingOf, transfer } from './ledger';
import type { OwnStatement } from './lender-gateway';

export interface StoredReservation extends CreditLine {
  readonly key: string;
  readonly amountPaise: number;
  readonly status: ReservationStatus;
  readonly merchantName: string;
  readonly returnUrl: string;
  readonly reservedAtMs: number;
  readonly expiresAtMs: number;
  readonly confirmedAtMs: number | null;
  /** Agreed statement of the lender's page; null for other lenders. */
  readonly ownStatement: OwnStatement | null;
}

export interface NewReservation
  extends Omit<StoredReservation, 'status' | 'reservedAtMs' | 'confirmedAtMs' | 'ownStatement'> {
  /** Limit of a line that is not approved yet; null if the lender approves none by itself. */
  readonly limitPaise: number | null;
  readonly pageHash: string | null;
}

/** `known`: the key was used before; no change. `noLine`: there is none, or it has been closed. */
type Reserved =
  | { readonly reserved: 'new' | 'insufficient' | 'noLine' }
  | { readonly reserved: 'known'; readonly status: ReservationStatus };

/** Reserves a loan, once per key. */
export const reserve = (db: Db, asked: NewReservation, nowMs: number): Promise<Reserved> =>
  db.transaction().execute(async (trx) => {
    // The key first: two calls with one key meet here, before either locks the line.
    const isNew = await insertReservation(trx, asked, 'RESERVED', nowMs);
    if (!isNew) {
      const known = await findReservation(trx, asked.key);
      return { reserved: 'known', status: known?.status ?? 'CANCELED' };
    }
    const line = await holdLine(trx, asked, asked.limitPaise, nowMs);
    if (line && (line.openedWithPaise ?? (await availableNow(trx, asked, nowMs))) >= asked.amountPaise) {
      await transfer(trx, asked, 'reserve', asked.amountPaise, asked.key, nowMs);
      return { reserved: 'new' };
    }
    await trx.deleteFrom('credit_reservations').where('reservation_key', '=', asked.key).execute();
    return { reserved: line ? 'insufficient' : 'noLine' };
  });

/** Available credit of a locked line, after its expired reservations are released. */
async function availableNow(trx: Db, line: CreditLine, nowMs: number): Promise<number> {
  const standing = await standingOf(trx, line, nowMs);
  if (!standing.hasLapsed) return standing.availablePaise;
  await releaseLapsedCredit(trx, line, nowMs);
  return (await standingOf(trx, line, nowMs)).availablePaise;
}

/** Ends a reservation and returns its end, which differs from `as` if it had ended before. An unknown key is stored as
 *  cancelled, so that a late request finds it ended. */
export const end = (
  db: Db,
  line: CreditLine,
  key: string,
  as: 'CONFIRMED' | 'CANCELED' | 'DECLINED',
  nowMs: number,
): Promise<ReservationStatus> => db.transaction().execute((trx) => endWithin(trx, line, key, as, nowMs));

export async function endWithin(
  trx: Db,
  line: CreditLine,
  key: string,
  as: 'CONFIRMED' | 'CANCELED' | 'DECLINED',
  nowMs: number,
): Promise<ReservationStatus> {
  if (as === 'CANCELED') {
    const unknown = {
      ...line,
      key,
      amountPaise: 0,
      merchantName: '',
      returnUrl: '',
      expiresAtMs: nowMs,
      pageHash: null,
    };
    if (await insertReservation(trx, unknown, 'CANCELED', nowMs)) return 'CANCELED';
  }
  const found = (await heldReservation(trx, key)) ?? (await firstReservation(trx, line, key));
  if (found?.status !== 'RESERVED') return found?.status ?? 'CANCELED';
  const how = found.expiresAtMs <= nowMs ? 'EXPIRED' : as;
  await finish(trx, found, how, nowMs);
  return how;
}

/** Locks a reservation and its line; null if they did not exist. The line is locked first, as in `reserve`. */
async function heldReservation(trx: Db, key: string): Promise<StoredReservation | null> {
  const row = await trx
    .selectFrom('credit_lines as l')
    .innerJoin('credit_reservations as r', (join) =>
      join.onRef('r.lender_id', '=', 'l.lender_id').onRef('r.mobile', '=', 'l.mobile'),
    )
    .selectAll('r')
    .where('r.reservation_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row ? stored(row) : null;
}

/** Locks a reservation that opened its line after the query. */
async function firstReservation(trx: Db, line: CreditLine, key: string): Promise<StoredReservation | null> {
  if (!(await findReservation(trx, key))) return null;
  await lockLine(trx, line);
  return findReservation(trx, key);
}

/** State of a reservation, and whether its line needs a mandate; null for an unknown key. An expired one reads as
 *  expired. */
export async function lookUp(
  db: Db,
  key: string,
  nowMs: number,
): Promise<(StoredReservation & { readonly needsMandate: boolean }) | null> {
  const row = await db
    .selectFrom('credit_reservations as r')
    .leftJoin('credit_lines as l', (join) =>
      join.onRef('l.lender_id', '=', 'r.lender_id').onRef('l.mobile', '=', 'r.mobile').on('l.state', '<>', 'closed'),
    )
    .selectAll('r')
    .select('l.needs_mandate')
    .where('r.reservation_key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const found = { ...stored(row), needsMandate: row.needs_mandate ?? false };
  return found.status === 'RESERVED' && found.expiresAtMs <= nowMs ? { ...found, status: 'EXPIRED' } : found;
}

/** The reservation of a lender's page, by the secret in its address. */
export const lookUpPage = async (db: Db, pageHash: string, nowMs: number): Promise<StoredReservation | null> => {
  const row = await db
    .selectFrom('credit_reservations')
    .select('reservation_key')
    .where('page_hash', '=', pageHash)
    .executeTakeFirst();
  return row ? lookUp(db, row.reservation_key, nowMs) : null;
};

/** The statement that a lender's page shows now; null before the first. */
export async function shownStatement(db: Db, key: string): Promise<Kfs | null> {
  const row = await db
    .selectFrom('credit_reservations')
    .select('own_statement')
    .where('reservation_key', '=', key)
    .executeTakeFirst();
  return row?.own_statement ? Kfs.parse(JSON.parse(row.own_statement)) : null;
}

/** Stores the statement that a lender's page shows, until one is agreed to. */
export async function keepShownStatement(db: Db, key: string, kfs: Kfs): Promise<void> {
  await db
    .updateTable('credit_reservations')
    .set({ own_statement: JSON.stringify(kfs) })
    .where('reservation_key', '=', key)
    .where('status', '=', 'RESERVED')
    .where('statement_agreed_at_ms', 'is', null)
    .execute();
}

/** Confirms a reservation with the agreed statement, atomically; false if another statement is shown by now, or the
 *  reservation has ended. */
export const agreeAndConfirm = (
  db: Db,
  line: CreditLine,
  { key, contentHash }: { readonly key: string; readonly contentHash: string },
  nowMs: number,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    // The line first, as in every change of one.
    await lockLine(trx, line);
    const shown = await shownStatement(trx, key);
    if (shown?.contentHash !== contentHash) return false;
    if ((await endWithin(trx, line, key, 'CONFIRMED', nowMs)) !== 'CONFIRMED') return false;
    await trx
      .updateTable('credit_reservations')
      .set({ statement_agreed_at_ms: nowMs })
      .where('reservation_key', '=', key)
      .where('statement_agreed_at_ms', 'is', null)
      .execute();
    return true;
  });

export async function releaseLapsedCredit(trx: Db, line: CreditLine, nowMs: number): Promise<void> {
  const lapsed = await trx
    .selectFrom('credit_reservations')
    .selectAll()
    .where('lender_id', '=', line.lenderId)
    .where('mobile', '=', line.mobile)
    .where('status', '=', 'RESERVED')
    .where('expires_at_ms', '<=', nowMs)
    .execute();
  for (const row of lapsed) await finish(trx, stored(row), 'EXPIRED', nowMs);
}

async function finish(
  trx: Db,
  found: StoredReservation,
  as: 'CONFIRMED' | 'CANCELED' | 'DECLINED' | 'EXPIRED',
  nowMs: number,
): Promise<void> {
  await transfer(trx, found, as === 'CONFIRMED' ? 'confirm' : 'release', found.amountPaise, found.key, nowMs, [
    (db) =>
      db
        .updateTable('credit_reservations')
        .set({ status: as, confirmed_at_ms: as === 'CONFIRMED' ? nowMs : null })
        .where('reservation_key', '=', found.key),
  ]);
}

async function insertReservation(
  trx: Db,
  asked: Omit<NewReservation, 'limitPaise'>,
  status: ReservationStatus,
  nowMs: number,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('credit_reservations')
    .values({
      reservation_key: asked.key,
      lender_id: asked.lenderId,
      mobile: asked.mobile,
      amount_paise: asked.amountPaise,
      status,
      page_hash: asked.pageHash,
      merchant_name: asked.merchantName,
      return_url: asked.returnUrl,
      reserved_at_ms: nowMs,
      expires_at_ms: asked.expiresAtMs,
      confirmed_at_ms: null,
    })
    .onConflict((conflict) => conflict.column('reservation_key').doNothing())
    .returning('reservation_key')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function findReservation(db: Db, key: string): Promise<StoredReservation | null> {
  const row = await db
    .selectFrom('credit_reservations')
    .selectAll()
    .where('reservation_key', '=', key)
    .executeTakeFirst();
  return row ? stored(row) : null;
}

const stored = (row: {
  reservation_key: string;
  lender_id: string;
  mobile: string;
  amount_paise: number;
  status: ReservationStatus;
  merchant_name: string;
  return_url: string;
  reserved_at_ms: number;
  expires_at_ms: number;
  confirmed_at_ms: number | null;
  own_statement: string | null;
  statement_agreed_at_ms: number | null;
}): StoredReservation => ({
  key: row.reservation_key,
  lenderId: row.lender_id,
  mobile: row.mobile,
  amountPaise: row.amount_paise,
  status: row.status,
  merchantName: row.merchant_name,
  returnUrl: row.return_url,
  reservedAtMs: row.reserved_at_ms,
  expiresAtMs: row.expires_at_ms,
  confirmedAtMs: row.confirmed_at_ms,
  ownStatement:
    row.own_statement === null || row.statement_agreed_at_ms === null
      ? null
      : { kfs: Kfs.parse(JSON.parse(row.own_statement)), agreedAtMs: row.statement_agreed_at_ms },
});
