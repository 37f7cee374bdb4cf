import * as z from 'zod/mini';
import type { Db, Schema } from './schema';

/** What a session of a payment asks for while it does not own it: nobody but the session itself is concerned. */
export interface PaymentDraft {
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
      is_whatsapp_consent_accepted: false,
      link_sent_at_ms: '[]',
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
export async function saveDraft(db: Db, tokenHash: string, change: Partial<PaymentDraft>): Promise<void> {
  await db.updateTable('sessions').set(draftColumns(change)).where('token_hash', '=', tokenHash).execute();
}

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

export async function deleteSession(db: Db, tokenHash: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute();
}

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

const sessionOf = (row: Schema['sessions']): Session => ({
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
