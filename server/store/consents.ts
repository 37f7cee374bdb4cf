import { sql } from 'kysely';
import type { ConsentKind, ConsentPlace } from '../../shared/api/consents';
import type { Locale } from '../../shared/locales';
import { PERSONAL_DATA_LIMIT } from '../rules/personal-data-limit';
import type { Db } from './schema';
import type { Write } from './write';

export interface ConsentRecord {
  readonly mobile: string;
  readonly kind: ConsentKind;
  readonly subject: string;
  readonly version: string;
  readonly language: Locale;
  readonly textHash: string;
  readonly place: ConsentPlace;
  readonly merchantKey: string;
  readonly lenderId: string | null;
  readonly clientIpHash: string;
  readonly atMs: number;
}

export interface LedgerRow extends ConsentRecord {
  readonly consentId: number;
  readonly action: 'GIVEN' | 'WITHDRAWN';
  readonly merchantName: string | null;
  /** Order of the payment of a KFS; null for other kinds. */
  readonly orderId: string | null;
  /** True if that loan is unpaid or may still start; null for other kinds. */
  readonly isLoanOpen: boolean | null;
}

/** Stores consent texts; existing ones stay. */
export const textsStored =
  (texts: readonly { readonly textHash: string; readonly body: string }[]): Write =>
  (db) =>
    db
      .insertInto('consent_texts')
      .values(texts.map(({ textHash, body }) => ({ text_hash: textHash, body })))
      .onConflict((conflict) => conflict.doNothing());

export const consentGiven =
  (consent: ConsentRecord): Write =>
  (db) =>
    db.insertInto('consents').values({ ...columnsOf(consent), action: 'GIVEN' });

/**
 * Adds a consent to the ledger, unless the newest row about the same subject is a consent to the same version: a
 * repeat at each login counts once. Call it under {@link lockConsents}, as simultaneous calls would not see each
 * other's row. Only payments skip the lock, because a duplicate row costs less than another statement per payment.
 */
export const consentStands =
  (consent: ConsentRecord): Write =>
  (db) => {
    const all = columnsOf(consent);
    return db
      .insertInto('consents')
      .columns([
        'mobile',
        'kind',
        'subject',
        'action',
        'version',
        'language',
        'text_hash',
        'place',
        'merchant_key',
        'lender_id',
        'client_ip_hash',
        'at_ms',
      ])
      .expression(
        db
          .selectNoFrom((of) => [
            of.val(all.mobile).as('mobile'),
            of.val(all.kind).as('kind'),
            of.val(all.subject).as('subject'),
            of.val<'GIVEN'>('GIVEN').as('action'),
            of.val(all.version).as('version'),
            of.val(all.language).as('language'),
            of.val(all.text_hash).as('text_hash'),
            of.val(all.place).as('place'),
            of.val(all.merchant_key).as('merchant_key'),
            of.cast<string | null>(of.val(all.lender_id), 'text').as('lender_id'),
            of.val(all.client_ip_hash).as('client_ip_hash'),
            of.cast<number>(of.val(all.at_ms), 'bigint').as('at_ms'),
          ])
          .where((is) =>
            is.not(
              is.exists(
                is
                  .selectFrom(
                    is
                      .selectFrom('consents')
                      .select(['action', 'version'])
                      .where('mobile', '=', all.mobile)
                      .where('kind', '=', all.kind)
                      .where('subject', '=', all.subject)
                      .orderBy('consent_id', 'desc')
                      .limit(1)
                      .as('newest'),
                  )
                  .select('newest.action')
                  .where('newest.action', '=', 'GIVEN')
                  .where('newest.version', '=', all.version),
              ),
            ),
          ),
      );
  };

/** Takes the advisory lock for one mobile and consent kind until the transaction ends. A row lock is not enough: there
 *  may be no row yet. */
export async function lockConsents(trx: Db, mobile: string, kind: ConsentKind): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`consent ${kind} ${mobile}`}, 0))`.execute(trx);
}

export const consentWithdrawn =
  (consent: ConsentRecord): Write =>
  (db) =>
    db.insertInto('consents').values({ ...columnsOf(consent), action: 'WITHDRAWN' });

export async function consentsOf(db: Db, mobile: string): Promise<LedgerRow[]> {
  const rows = await db
    .selectFrom('consents as c')
    .leftJoin('merchants as m', 'm.merchant_key', 'c.merchant_key')
    .leftJoin('transactions as t', (join) => join.onRef('t.txn_uuid', '=', 'c.subject').on('c.kind', '=', 'KFS'))
    .selectAll('c')
    .select(['m.name as merchant_name', 't.order_id', 't.is_open', 't.status', 't.repaid_at_ms'])
    .where('c.mobile', '=', mobile)
    .orderBy('c.consent_id', 'desc')
    .limit(PERSONAL_DATA_LIMIT)
    .execute();
  return rows.reverse().map((row) => ({
    consentId: row.consent_id,
    mobile: row.mobile,
    kind: row.kind,
    subject: row.subject,
    action: row.action,
    version: row.version,
    language: row.language,
    textHash: row.text_hash,
    place: row.place,
    merchantKey: row.merchant_key,
    merchantName: row.merchant_name,
    lenderId: row.lender_id,
    clientIpHash: row.client_ip_hash,
    atMs: row.at_ms,
    orderId: row.order_id,
    isLoanOpen:
      row.status === null ? null : row.is_open === true || (row.status === 'COMPLETE' && row.repaid_at_ms === null),
  }));
}

export async function findConsentText(db: Db, textHash: string): Promise<string | null> {
  const row = await db.selectFrom('consent_texts').select('body').where('text_hash', '=', textHash).executeTakeFirst();
  return row?.body ?? null;
}

const columnsOf = (consent: ConsentRecord) => ({
  mobile: consent.mobile,
  kind: consent.kind,
  subject: consent.subject,
  version: consent.version,
  language: consent.language,
  text_hash: consent.textHash,
  place: consent.place,
  merchant_key: consent.merchantKey,
  lender_id: consent.lenderId,
  client_ip_hash: consent.clientIpHash,
  at_ms: consent.atMs,
});
