import { Kfs } from '../../shared/api/kfs';
import { defaultLocale, type Locale } from '../../shared/locales';
import type { Db } from './schema';
import type { Write } from './write';

/** Stores an issued statement; append-only. */
export const issuedKfs =
  (txnUuid: string, reservationKey: string, kfs: Kfs): Write =>
  (db) =>
    db
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
      .onConflict((conflict) => conflict.columns(['txn_uuid', 'content_hash']).doNothing());

/** Parses a stored statement. Those before 2026-4 were in English and named no order. */
const kfsOf = (body: string): Kfs => Kfs.parse({ language: defaultLocale, orderId: null, ...JSON.parse(body) });

/** Issued, valid statements of a reservation, newest first: one per requested language. */
export async function currentStatements(db: Db, reservationKey: string, nowMs: number): Promise<readonly Kfs[]> {
  const rows = await db
    .selectFrom('kfs_documents')
    .select('body')
    .where('reservation_key', '=', reservationKey)
    .where('valid_until_ms', '>', nowMs)
    .orderBy('issued_at_ms', 'desc')
    .execute();
  return rows.map(({ body }) => kfsOf(body));
}

export async function findKfs(db: Db, txnUuid: string, contentHash: string): Promise<Kfs | null> {
  const row = await db
    .selectFrom('kfs_documents')
    .select('body')
    .where('txn_uuid', '=', txnUuid)
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row ? kfsOf(row.body) : null;
}

export async function findByFingerprint(db: Db, contentHash: string): Promise<Kfs | null> {
  const row = await db
    .selectFrom('kfs_documents')
    .select('body')
    .where('content_hash', '=', contentHash)
    .executeTakeFirst();
  return row ? kfsOf(row.body) : null;
}

interface Consent {
  readonly kfsVersion: string;
  readonly contentHash: string;
  readonly consentedAtMs: number;
}

export const givenConsent =
  (
    consent: Consent & {
      readonly language: Locale;
      readonly txnUuid: string;
      readonly maskedMobile: string;
      readonly clientIpHash: string;
    },
  ): Write =>
  (db) =>
    db.insertInto('kfs_consents').values({
      txn_uuid: consent.txnUuid,
      content_hash: consent.contentHash,
      kfs_version: consent.kfsVersion,
      language: consent.language,
      masked_mobile: consent.maskedMobile,
      client_ip_hash: consent.clientIpHash,
      consented_at_ms: consent.consentedAtMs,
    });

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
