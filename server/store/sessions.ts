import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import { latestEndMs } from '../rules/clock-set-back';
import type { Db, Schema } from './schema';
import { type Transaction, type TransactionRow, transactionOf } from './transactions';
import { type Write, writeAll } from './write';

interface PaymentDraft {
  /** Number of its last OTP. */
  readonly mobile: string | null;
  readonly isWhatsappConsentAccepted: boolean;
  /** Its chosen plan; both null before. */
  readonly lenderId: string | null;
  readonly emiPlanId: string | null;
  /** Times at which it sent the payment link to a phone, oldest first. */
  readonly linkSentAtMs: readonly number[];
}

export const emptyDraft: PaymentDraft = {
  mobile: null,
  isWhatsappConsentAccepted: false,
  lenderId: null,
  emiPlanId: null,
  linkSentAtMs: [],
};

/** A shopper's visit: one frame of one merchant's page. */
export interface Session {
  readonly tokenHash: string;
  readonly merchantKey: string;
  /** Origin of the page that embeds the frame. */
  readonly origin: string;
  /** Null until an OTP has verified it; then the session is authenticated. */
  readonly mobile: string | null;
  /** Null for a widget; else the one transaction of the session. */
  readonly txnUuid: string | null;
  /** Opened by a payment link: it runs on the shopper's phone. */
  readonly isByLink: boolean;
  readonly draft: PaymentDraft;
  /** HMAC of the login's random id; null for a guest and for a frame. */
  readonly loginHash: string | null;
  /** The session in which the OTP of this login was typed; null for a session that started as a guest's. */
  readonly guestHash: string | null;
  readonly expiresAtMs: number;
}

export const sessionInserted =
  (session: Session, nowMs: number): Write =>
  (db) =>
    db.insertInto('sessions').values({
      token_hash: session.tokenHash,
      merchant_key: session.merchantKey,
      origin: session.origin,
      mobile: session.mobile,
      txn_uuid: session.txnUuid,
      is_by_link: session.isByLink,
      is_whatsapp_consent_accepted: false,
      link_sent_at_ms: '[]',
      login_hash: session.loginHash,
      guest_hash: session.guestHash,
      created_at_ms: nowMs,
      expires_at_ms: session.expiresAtMs,
    });

/** A session with its payment; null for a widget's. */
export interface SessionInUse {
  readonly session: Session;
  readonly txn: Transaction | null;
  readonly isRenewed: boolean;
}

/** Reads a session and extends it to `expiresAtMs` if that is at least `atLeastMs` later, or if the clock was set back:
 *  frequent uses write nothing. Null if it is unknown or has expired at `nowMs`. */
export async function touchSession(
  db: Db,
  tokenHash: string,
  nowMs: number,
  expiresAtMs: number,
  atLeastMs: number,
): Promise<SessionInUse | null> {
  // Raw SQL, because every call runs it and building it takes 20 µs. Uses keys only: estimating expired sessions or a
  // join takes PostgreSQL longer than finding the row.
  const { rows } = await sql<SessionRow & { readonly txn: TransactionRow | null }>`
    select s.*, (select to_json(t) from transactions t where t.txn_uuid = s.txn_uuid) as txn
    from sessions s where s.token_hash = ${tokenHash}`.execute(db);
  const [row] = rows;
  if (!row || row.expires_at_ms <= nowMs) return null;
  const session = sessionOf(row);
  const txn = row.txn && transactionOf(row.txn);
  const isAhead = session.expiresAtMs > latestEndMs(nowMs, expiresAtMs - nowMs);
  if (!isAhead && expiresAtMs - session.expiresAtMs < atLeastMs) return { session, txn, isRenewed: false };
  await db.updateTable('sessions').set({ expires_at_ms: expiresAtMs }).where('token_hash', '=', tokenHash).execute();
  return { session: { ...session, expiresAtMs }, txn, isRenewed: true };
}

export const sessionVerified =
  (tokenHash: string, mobile: string): Write =>
  (db) =>
    db.updateTable('sessions').set({ mobile }).where('token_hash', '=', tokenHash);

/** Takes the lock on the logins of a number until the transaction ends, so that a login during a logout is either
 *  deleted with the others or starts after them. */
async function lockLogins(trx: Db, mobile: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`logins ${mobile}`}, 0))`.execute(trx);
}

/** Starts a login in a separate session. The session in which the OTP was typed stays a guest's, for a browser that
 *  does not get the answer; its earlier logins end. Requires a transaction. */
export async function beginLogin(trx: Db, typedIn: Session, login: Session, nowMs: number): Promise<void> {
  if (login.mobile !== null) await lockLogins(trx, login.mobile);
  if (typedIn.mobile !== null) {
    const { tokenHash, guestHash } = typedIn;
    if (guestHash !== null)
      await trx
        .deleteFrom('sessions')
        .where('guest_hash', '=', guestHash)
        .where('token_hash', '<>', tokenHash)
        .execute();
    await trx
      .updateTable('sessions')
      .set({ mobile: null, login_hash: null })
      .where('token_hash', '=', tokenHash)
      .execute();
  }
  await writeAll(trx, [sessionInserted(login, nowMs)]);
}

/** True if a login by an OTP typed in the session is active. Takes the lock on the number's logins. Requires a
 *  transaction. */
export async function hasLogin(trx: Db, tokenHash: string, mobile: string, nowMs: number): Promise<boolean> {
  await lockLogins(trx, mobile);
  const row = await trx
    .selectFrom('sessions')
    .select('token_hash')
    .where('guest_hash', '=', tokenHash)
    .where('mobile', '=', mobile)
    .where('expires_at_ms', '>', nowMs)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes a session; for a login also the session in which its OTP was typed and every other login by that OTP. */
export const endSession = (db: Db, { tokenHash, guestHash, mobile }: Session): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (mobile !== null) await lockLogins(trx, mobile);
    const names = mobile === null || guestHash === null ? [tokenHash] : [tokenHash, guestHash];
    await trx.deleteFrom('sessions').where('token_hash', 'in', names).execute();
    if (names.length > 1) await trx.deleteFrom('sessions').where('guest_hash', '=', guestHash).execute();
  });

/** Deletes all sessions with the verified number, at one merchant or (null) all. Sessions of payments stay. Requires a
 *  transaction. */
export async function logOutEverywhere(trx: Db, merchantKey: string | null, mobile: string): Promise<void> {
  await lockLogins(trx, mobile);
  const ended = trx.deleteFrom('sessions').where('mobile', '=', mobile).where('txn_uuid', 'is', null);
  await (merchantKey === null ? ended : ended.where('merchant_key', '=', merchantKey)).execute();
}

/** Reads the draft again, under the payment lock. Throws if the session is gone. */
export async function draftOf(trx: Db, tokenHash: string): Promise<PaymentDraft> {
  const query = trx.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash);
  return sessionOf(await query.executeTakeFirstOrThrow()).draft;
}

export const draftSaved =
  (tokenHash: string, change: Partial<PaymentDraft>): Write =>
  (db) =>
    db.updateTable('sessions').set(draftColumns(change)).where('token_hash', '=', tokenHash);

export const saveDraft = (db: Db, tokenHash: string, change: Partial<PaymentDraft>): Promise<void> =>
  writeAll(db, [draftSaved(tokenHash, change)]);

/** True if another session of the same payment is active. */
export async function hasOtherSession(
  db: Db,
  { txnUuid, tokenHash }: Pick<Session, 'txnUuid' | 'tokenHash'>,
  nowMs: number,
): Promise<boolean> {
  const other = await db
    .selectFrom('sessions')
    .select('token_hash')
    .where('txn_uuid', '=', txnUuid)
    .where('token_hash', '<>', tokenHash)
    .where('expires_at_ms', '>', nowMs)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

type SessionRow = Selectable<Schema['sessions']>;
const SentAtMs = z.array(z.int());

const draftColumns = (draft: Partial<PaymentDraft>) => ({
  ...(draft.mobile !== undefined && { draft_mobile: draft.mobile }),
  ...(draft.isWhatsappConsentAccepted !== undefined && {
    is_whatsapp_consent_accepted: draft.isWhatsappConsentAccepted,
  }),
  ...(draft.lenderId !== undefined && { draft_lender_id: draft.lenderId }),
  ...(draft.emiPlanId !== undefined && { draft_emi_plan_id: draft.emiPlanId }),
  ...(draft.linkSentAtMs !== undefined && { link_sent_at_ms: JSON.stringify(draft.linkSentAtMs) }),
});

const sessionOf = (row: SessionRow): Session => ({
  tokenHash: row.token_hash,
  merchantKey: row.merchant_key,
  origin: row.origin,
  mobile: row.mobile,
  txnUuid: row.txn_uuid,
  isByLink: row.is_by_link,
  draft: {
    mobile: row.draft_mobile,
    isWhatsappConsentAccepted: row.is_whatsapp_consent_accepted,
    lenderId: row.draft_lender_id,
    emiPlanId: row.draft_emi_plan_id,
    linkSentAtMs: SentAtMs.parse(JSON.parse(row.link_sent_at_ms)),
  },
  loginHash: row.login_hash,
  guestHash: row.guest_hash,
  expiresAtMs: row.expires_at_ms,
});
