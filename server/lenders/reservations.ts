import type { ReservationStatus } from '../store/payment-schema';
import type { Db } from '../store/schema';
import { type CreditLine, endReservation, holdLine, lockLine, setAside } from './ledger';

/** A loan that a simulated lender holds ready, or held. */
export interface StoredReservation extends CreditLine {
  readonly key: string;
  readonly amountPaise: number;
  readonly status: ReservationStatus;
  readonly merchantName: string;
  readonly returnUrl: string;
  readonly expiresAtMs: number;
  /** Null unless CONFIRMED. */
  readonly confirmedAtMs: number | null;
}

export interface NewReservation extends Omit<StoredReservation, 'status' | 'confirmedAtMs'> {
  /** Of a line that has still to be approved; null where the lender approves of none by itself. */
  readonly limitPaise: number | null;
  /** Null without a page of the lender's own. */
  readonly pageHash: string | null;
}

/** `known`: the key was used before; nothing was changed. `noLine`: there is none, or it has been closed. */
export type Reserved =
  | { readonly reserved: 'new' | 'insufficient' | 'noLine' }
  | { readonly reserved: 'known'; readonly status: ReservationStatus };

/** Holds a loan ready, once for a key. */
export const reserve = (db: Db, asked: NewReservation, nowMs: number): Promise<Reserved> =>
  db.transaction().execute(async (trx) => {
    // The key first: two calls with one key meet here, before either holds the line.
    const isNew = await insertReservation(trx, asked, 'RESERVED', nowMs);
    if (!isNew) {
      const known = await findReservation(trx, asked.key);
      return { reserved: 'known', status: known?.status ?? 'CANCELED' };
    }
    const isHeld = await holdLine(trx, asked, asked.limitPaise, nowMs);
    if (isHeld) {
      await giveBackLapsed(trx, asked, nowMs);
      if (await setAside(trx, asked, asked.amountPaise, asked.key, nowMs)) return { reserved: 'new' };
    }
    await trx.deleteFrom('credit_reservations').where('reservation_key', '=', asked.key).execute();
    return { reserved: isHeld ? 'insufficient' : 'noLine' };
  });

/** Ends a reservation for good and says how it ended, which may be another way than asked: what has ended stays so.
 *  A key that is not known yet is remembered as canceled, so that a request which is late finds it so. */
export const end = (
  db: Db,
  line: CreditLine,
  key: string,
  as: 'CONFIRMED' | 'CANCELED' | 'DECLINED',
  nowMs: number,
): Promise<ReservationStatus> => db.transaction().execute((trx) => endWithin(trx, line, key, as, nowMs));

/** {@link end} inside a transaction. */
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
  if ((await lockLine(trx, line)) === null) {
    // Nothing was lent here when it was looked for; its first reservation may have been made since.
    if (!(await findReservation(trx, key))) return 'CANCELED';
    await lockLine(trx, line);
  }
  await giveBackLapsed(trx, line, nowMs);
  const found = await findReservation(trx, key);
  if (found?.status !== 'RESERVED') return found?.status ?? 'CANCELED';
  await finish(trx, found, as, nowMs);
  return as;
}

/** What has become of a reservation; null for an unknown key. One that is past its time reads as expired. */
export async function lookUp(db: Db, key: string, nowMs: number): Promise<StoredReservation | null> {
  const found = await findReservation(db, key);
  if (!found) return null;
  return found.status === 'RESERVED' && found.expiresAtMs <= nowMs ? { ...found, status: 'EXPIRED' } : found;
}

/** The reservation behind the secret in the address of a lender's page. */
export const lookUpPage = async (db: Db, pageHash: string, nowMs: number): Promise<StoredReservation | null> => {
  const row = await db
    .selectFrom('credit_reservations')
    .select('reservation_key')
    .where('page_hash', '=', pageHash)
    .executeTakeFirst();
  return row ? lookUp(db, row.reservation_key, nowMs) : null;
};

/** Gives back what a held line has reserved for longer than was asked. */
export async function giveBackLapsed(trx: Db, line: CreditLine, nowMs: number): Promise<void> {
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
  await endReservation(trx, found, as === 'CONFIRMED' ? 'confirm' : 'release', found.amountPaise, found.key, nowMs);
  await trx
    .updateTable('credit_reservations')
    .set({ status: as, confirmed_at_ms: as === 'CONFIRMED' ? nowMs : null })
    .where('reservation_key', '=', found.key)
    .execute();
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
  expires_at_ms: number;
  confirmed_at_ms: number | null;
}): StoredReservation => ({
  key: row.reservation_key,
  lenderId: row.lender_id,
  mobile: row.mobile,
  amountPaise: row.amount_paise,
  status: row.status,
  merchantName: row.merchant_name,
  returnUrl: row.return_url,
  expiresAtMs: row.expires_at_ms,
  confirmedAtMs: row.confirmed_at_ms,
});
