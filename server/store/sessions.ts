import type { Db, Schema } from './schema';

/** A shopper's visit: one frame of one merchant's page. */
export interface Session {
  /** HMAC of its token: its name inside the server. */
  readonly tokenHash: string;
  readonly merchantKey: string;
  /** The page that holds the frame. */
  readonly origin: string;
  /** Null until an OTP has verified it; then the session is authenticated. */
  readonly mobile: string | null;
  /** Null for a widget; else the one transaction that the session belongs to. */
  readonly txnUuid: string | null;
  /** Opened by a payment link: it runs on the shopper's phone. */
  readonly isByLink: boolean;
  readonly expiresAtMs: number;
}

export async function insertSession(db: Db, session: Session, nowMs: number): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      merchant_key: session.merchantKey,
      origin: session.origin,
      mobile: session.mobile,
      txn_uuid: session.txnUuid,
      is_by_link: session.isByLink,
      created_at_ms: nowMs,
      expires_at_ms: session.expiresAtMs,
    })
    .execute();
}

/** Reads a session and, in the same statement, lets it live until `expiresAtMs`. Null for one that is unknown or over
 *  at `nowMs`. */
export async function touchSession(
  db: Db,
  tokenHash: string,
  nowMs: number,
  expiresAtMs: number,
): Promise<Session | null> {
  const row = await db
    .updateTable('sessions')
    .set({ expires_at_ms: expiresAtMs })
    .where('token_hash', '=', tokenHash)
    .where('expires_at_ms', '>', nowMs)
    .returningAll()
    .executeTakeFirst();
  return row ? sessionOf(row) : null;
}

/** Notes the number that an OTP has verified; null takes it back. */
export async function setSessionMobile(db: Db, tokenHash: string, mobile: string | null): Promise<void> {
  await db.updateTable('sessions').set({ mobile }).where('token_hash', '=', tokenHash).execute();
}

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

const sessionOf = (row: Schema['sessions']): Session => ({
  tokenHash: row.token_hash,
  merchantKey: row.merchant_key,
  origin: row.origin,
  mobile: row.mobile,
  txnUuid: row.txn_uuid,
  isByLink: row.is_by_link,
  expiresAtMs: row.expires_at_ms,
});
