import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, Schema } from './schema';
import { type Transaction, type TransactionRow, transactionOf } from './transactions';
import { type Write, writeAll } from './write';

/** What a session of a payment asks for while it does not own it: nobody but the session itself is concerned. */
interface PaymentDraft {
  /** The number that its last OTP went to. */
  readonly mobile: string | null;
  readonly isWhatsappConsentAccepted: boolean;
  /** The plan that it has chosen; both null before. */
  readonly lenderId: string | null;
  readonly emiPlanId: string | null;
  /** When it sent the payment link to a phone, oldest first. */
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
  readonly draft: PaymentDraft;
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
      created_at_ms: nowMs,
      expires_at_ms: session.expiresAtMs,
    });

/** A session, and the payment that it belongs to; null for a widget's. */
export interface SessionInUse {
  readonly session: Session;
  readonly txn: Transaction | null;
}

/** Reads a session, and lets it live until `expiresAtMs` where that is `atLeastMs` later than so far: a use that follows
 *  on another one writes nothing. Null for one that is unknown or over at `nowMs`. */
export async function touchSession(
  db: Db,
  tokenHash: string,
  nowMs: number,
  expiresAtMs: number,
  atLeastMs: number,
): Promise<SessionInUse | null> {
  // Written out, because every call asks it, and to build it takes 20 µs each time. By keys alone: to estimate how many
  // sessions are over, or what a join comes to, takes PostgreSQL longer than to find the row.
  const { rows } = await sql<SessionRow & { readonly txn: TransactionRow | null }>`
    select s.*, (select to_json(t) from transactions t where t.txn_uuid = s.txn_uuid) as txn
    from sessions s where s.token_hash = ${tokenHash}`.execute(db);
  const [row] = rows;
  if (!row || row.expires_at_ms <= nowMs) return null;
  const session = sessionOf(row);
  const txn = row.txn && transactionOf(row.txn);
  if (expiresAtMs - session.expiresAtMs < atLeastMs) return { session, txn };
  await db.updateTable('sessions').set({ expires_at_ms: expiresAtMs }).where('token_hash', '=', tokenHash).execute();
  return { session: { ...session, expiresAtMs }, txn };
}

/** Notes the number that an OTP has verified; `expiresAtMs`: lets the session live until then. */
export const sessionVerified =
  (tokenHash: string, mobile: string, expiresAtMs?: number): Write =>
  (db) =>
    db
      .updateTable('sessions')
      .set({ mobile, ...(expiresAtMs !== undefined && { expires_at_ms: expiresAtMs }) })
      .where('token_hash', '=', tokenHash);

/** Sets the number of a session, or takes it back (null). */
export const setSessionMobile = (db: Db, tokenHash: string, mobile: string | null): Promise<void> =>
  writeAll(db, [(trx) => trx.updateTable('sessions').set({ mobile }).where('token_hash', '=', tokenHash)]);

/** Makes a guest of each session that has verified the number at the merchant. Those of payments stay as they are. */
export async function logOutEverywhere(trx: Db, merchantKey: string, mobile: string): Promise<void> {
  await trx
    .updateTable('sessions')
    .set({ mobile: null })
    .where('merchant_key', '=', merchantKey)
    .where('mobile', '=', mobile)
    .where('txn_uuid', 'is', null)
    .execute();
}

/** Reads it anew, inside a turn at the payment. Throws for a session that is gone. */
export async function draftOf(trx: Db, tokenHash: string): Promise<PaymentDraft> {
  const query = trx.selectFrom('sessions').selectAll().where('token_hash', '=', tokenHash);
  return sessionOf(await query.executeTakeFirstOrThrow()).draft;
}

/** Writes what the session asks for; fields that are not given stay. */
export const draftSaved =
  (tokenHash: string, change: Partial<PaymentDraft>): Write =>
  (db) =>
    db.updateTable('sessions').set(draftColumns(change)).where('token_hash', '=', tokenHash);

/** {@link draftSaved} by itself. */
export const saveDraft = (db: Db, tokenHash: string, change: Partial<PaymentDraft>): Promise<void> =>
  writeAll(db, [draftSaved(tokenHash, change)]);

/** Whether another session of the same payment is alive. */
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
  expiresAtMs: row.expires_at_ms,
});
