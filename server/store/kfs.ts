import { Kfs } from '../../shared/api/kfs';
import type { Db } from './schema';

/** A statement as it was issued; it never changes. */
export async function insertKfs(trx: Db, txnUuid: string, reservationKey: string, kfs: Kfs): Promise<void> {
  await trx
    .insertInto('kfs_documents')
    .values({
      txn_uuid: txnUuid,
      content_hash: kfs.contentHash,
      kfs_version: kfs.kfsVersion,
      reservation_key: reservationKey,
      body: JSON.stringify(kfs),
      issued_at_ms: kfs.issuedAtMs,
      valid_until_ms: kfs.validUntilMs,
    })
    .onConflict((conflict) => conflict.columns(['txn_uuid', 'content_hash']).doNothing())
    .execute();
}

/** The statement last issued for a reservation and still valid; null without one. */
export async function currentKfs(db: Db, reservationKey: string, nowMs: number): Promise<Kfs | null> {
  const row = await db
    .selectFrom('kfs_documents')
    .select('body')
    .where('reservation_key', '=', reservationKey)
    .where('valid_until_ms', '>', nowMs)
    .orderBy('issued_at_ms', 'desc')
    .executeTakeFirst();
  return row ? Kfs.parse(JSON.parse(row.body)) : null;
}

export async function findKfs(db: Db, txnUuid: string, contentHash: string): Promise<Kfs | null> {
  const row = await db
    .selectFrom('kfs_documents')
    .select('body')
    .where('txn_uuid', '=', txnUuid)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row ? Kfs.parse(JSON.parse(row.body)) : null;
}

export interface Consent {
  readonly kfsVersion: string;
  readonly contentHash: string;
  readonly consentedAtMs: number;
}

export async function insertConsent(
  trx: Db,
  consent: Consent & { readonly txnUuid: string; readonly maskedMobile: string; readonly clientIpHash: string },
): Promise<void> {
  await trx
    .insertInto('kfs_consents')
    .values({
      txn_uuid: consent.txnUuid,
      content_hash: consent.contentHash,
      kfs_version: consent.kfsVersion,
      masked_mobile: consent.maskedMobile,
      client_ip_hash: consent.clientIpHash,
      consented_at_ms: consent.consentedAtMs,
    })
    .execute();
}

/** The consent to a statement; null without one. */
export async function findConsent(db: Db, txnUuid: string, contentHash: string): Promise<Consent | null> {
  const row = await db
    .selectFrom('kfs_consents')
    .selectAll()
    .where('txn_uuid', '=', txnUuid)
    .where('content_hash', '=', contentHash)
    .orderBy('consent_id', 'desc')
    .executeTakeFirst();
  return row
    ? { kfsVersion: row.kfs_version, contentHash: row.content_hash, consentedAtMs: row.consented_at_ms }
    : null;
}
