import { expressionBuilder, sql } from 'kysely';
import type { Locale } from '../../shared/locales';
import { VOUCHER_BUY_WITHIN_MS } from '../../shared/rules/voucher';
import type { Debtor } from './debtor';
import type { Db, Schema } from './schema';
import type { Write } from './write';

interface OfferMessage {
  readonly mobile: string;
  readonly merchantKey: string;
  readonly handle: string;
  readonly language: Locale;
}

/**
 * A stored voucher. `sealedCode`, `codeHash`, `linkSentAtMs`: null before its link is sent. `redemptionId`,
 * `redeemedAtMs`: null before its redemption. `withdrawnAtMs`: null unless its shop fully refunded the order before.
 */
export interface VoucherGrant {
  readonly txnUuid: string;
  readonly mobile: string;
  readonly handle: string;
  readonly language: Locale;
  readonly orderId: string;
  readonly grantedAtMs: number;
  readonly sealedCode: string | null;
  readonly codeHash: string | null;
  readonly redemptionId: string | null;
  readonly redeemedAtMs: number | null;
  readonly withdrawnAtMs: number | null;
  readonly linkSentAtMs: number | null;
}

/** Limit of a number's voucher list. */
const VOUCHERS_SHOWN_AT_MOST = 20;

/** Records the SMS of an offer. False if an earlier one is still valid, which stays. */
export async function noteOfferMessage(db: Db, message: OfferMessage, nowMs: number): Promise<boolean> {
  const { mobile, merchantKey, handle, language } = message;
  const values = { mobile, merchant_key: merchantKey, handle, language, sent_at_ms: nowMs };
  const noted = await db
    .insertInto('voucher_messages')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['mobile', 'merchant_key'])
        .doUpdateSet({ handle, language, sent_at_ms: nowMs })
        .where((eb) =>
          eb.or([
            eb('voucher_messages.sent_at_ms', '<=', nowMs - VOUCHER_BUY_WITHIN_MS),
            // The clock was set back.
            eb('voucher_messages.sent_at_ms', '>', nowMs),
          ]),
        ),
    )
    .returning('mobile')
    .executeTakeFirst();
  return noted !== undefined;
}

export async function forgetOfferMessage(
  db: Db,
  { mobile, merchantKey }: OfferMessage,
  sentAtMs: number,
): Promise<void> {
  await db
    .deleteFrom('voucher_messages')
    .where('mobile', '=', mobile)
    .where('merchant_key', '=', merchantKey)
    .where('sent_at_ms', '=', sentAtMs)
    .execute();
}

export async function offerMessageAtMs(
  db: Db,
  mobile: string,
  merchantKey: string,
  nowMs: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('voucher_messages')
    .select('sent_at_ms')
    .where('mobile', '=', mobile)
    .where('merchant_key', '=', merchantKey)
    .where('sent_at_ms', '>', nowMs - VOUCHER_BUY_WITHIN_MS)
    .where('sent_at_ms', '<=', nowMs)
    .executeTakeFirst();
  return row?.sent_at_ms ?? null;
}

/** Grants a voucher for a purchase if the SMS of its merchant's offer is valid, and its number has got none within 30
 *  days: the database refuses a second one, whose job then finds none. Written together with its payment. */
export const voucherGranted = (
  paid: { txnUuid: string; mobile: string; merchantKey: string; orderId: string },
  atMs: number,
): readonly Write[] => [
  (db) =>
    db
      .insertInto('voucher_grants')
      .columns(['txn_uuid', 'mobile', 'merchant_key', 'handle', 'language', 'order_id', 'granted_at_ms'])
      .expression(
        countedMessage(paid, atMs).select((of) => [
          of.val(paid.txnUuid).as('txn_uuid'),
          'mobile',
          'merchant_key',
          'handle',
          'language',
          of.val(paid.orderId).as('order_id'),
          of.cast<number>(of.val(atMs), 'bigint').as('granted_at_ms'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
  (db) =>
    db
      .insertInto('jobs')
      .columns(['kind', 'payload', 'attempts', 'next_at_ms'])
      .expression(
        countedMessage(paid, atMs).select((of) => [
          of.val('voucherLink' as const).as('kind'),
          of.val(paid.txnUuid).as('payload'),
          of.lit(0).as('attempts'),
          of.cast<number>(of.val(atMs), 'bigint').as('next_at_ms'),
        ]),
      )
      .onConflict((conflict) => conflict.doNothing()),
];

const countedMessage = (
  { mobile, merchantKey }: { readonly mobile: string; readonly merchantKey: string },
  atMs: number,
) =>
  expressionBuilder<Schema>()
    .selectFrom('voucher_messages')
    .where('mobile', '=', mobile)
    .where('merchant_key', '=', merchantKey)
    .where('sent_at_ms', '>', atMs - VOUCHER_BUY_WITHIN_MS)
    .where('sent_at_ms', '<=', atMs);

/** Vouchers of a number, newest first; with a lender, those of its purchases. `atMost`: default limit of the pages. */
export async function vouchersOf(
  db: Db,
  { mobile, lenderId }: Debtor,
  atMost = VOUCHERS_SHOWN_AT_MOST,
): Promise<VoucherGrant[]> {
  const rows = await db
    .selectFrom('voucher_grants')
    .selectAll()
    .where('mobile', '=', mobile)
    .$if(lenderId !== null, (query) =>
      query.where('txn_uuid', 'in', (of) =>
        of
          .selectFrom('transactions')
          .select('transactions.txn_uuid')
          .where('mobile', '=', mobile)
          .where('lender_id', '=', lenderId ?? ''),
      ),
    )
    .orderBy('granted_at_ms', 'desc')
    .limit(atMost)
    .execute();
  return rows.map(grantOf);
}

export async function findVoucher(db: Db, txnUuid: string): Promise<VoucherGrant | null> {
  const row = await db.selectFrom('voucher_grants').selectAll().where('txn_uuid', '=', txnUuid).executeTakeFirst();
  return row ? grantOf(row) : null;
}

/** Records that its link was sent. The code of an earlier link stays. */
export const voucherSent =
  (
    txnUuid: string,
    { sealedCode, codeHash }: { readonly sealedCode: string; readonly codeHash: string },
    sentAtMs: number,
  ): Write =>
  (db) =>
    db
      .updateTable('voucher_grants')
      .set({ code: sealedCode, code_hash: codeHash, link_sent_at_ms: sentAtMs })
      .where('txn_uuid', '=', txnUuid)
      .where('link_sent_at_ms', 'is', null);

export async function withdrawVoucher(db: Db, txnUuid: string, atMs: number): Promise<void> {
  await db
    .updateTable('voucher_grants')
    .set({ withdrawn_at_ms: atMs })
    .where('txn_uuid', '=', txnUuid)
    .where('redeemed_at_ms', 'is', null)
    .execute();
}

export async function noteCodeHash(db: Db, txnUuid: string, codeHash: string): Promise<void> {
  await db
    .updateTable('voucher_grants')
    .set({ code_hash: codeHash })
    .where('txn_uuid', '=', txnUuid)
    .where('code_hash', 'is', null)
    .execute();
}

/** Locks the voucher of a shop with this code until the transaction ends; null if there is none. */
export async function lockVoucher(trx: Db, merchantKey: string, codeHash: string): Promise<VoucherGrant | null> {
  const row = await trx
    .selectFrom('voucher_grants')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('merchant_key', '=', merchantKey)
    .forUpdate()
    .executeTakeFirst();
  return row ? grantOf(row) : null;
}

/** The voucher of a redemption id of the shop; null if there is none. */
export async function findRedemption(db: Db, merchantKey: string, redemptionId: string): Promise<VoucherGrant | null> {
  const row = await db
    .selectFrom('voucher_grants')
    .selectAll()
    .where('merchant_key', '=', merchantKey)
    .where('redemption_id', '=', redemptionId)
    .executeTakeFirst();
  return row ? grantOf(row) : null;
}

/** Records its redemption. Throws if the shop has used the id for another voucher. */
export async function voucherRedeemed(trx: Db, txnUuid: string, redemptionId: string, atMs: number): Promise<void> {
  await trx
    .updateTable('voucher_grants')
    .set({ redemption_id: redemptionId, redeemed_at_ms: atMs })
    .where('txn_uuid', '=', txnUuid)
    .execute();
}

/** Takes the advisory lock of a shop's redemption id until the transaction ends. */
export async function lockRedemption(trx: Db, merchantKey: string, redemptionId: string): Promise<void> {
  const key = `voucher-redemption|${merchantKey}|${redemptionId}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(trx);
}

export async function forgetVouchers(trx: Db, mobile: string): Promise<void> {
  await trx.deleteFrom('voucher_messages').where('mobile', '=', mobile).execute();
  await trx.deleteFrom('voucher_grants').where('mobile', '=', mobile).execute();
}

interface GrantRow {
  readonly txn_uuid: string;
  readonly mobile: string;
  readonly handle: string;
  readonly language: Locale;
  readonly order_id: string;
  readonly granted_at_ms: number;
  readonly code: string | null;
  readonly code_hash: string | null;
  readonly redemption_id: string | null;
  readonly redeemed_at_ms: number | null;
  readonly withdrawn_at_ms: number | null;
  readonly link_sent_at_ms: number | null;
}
const grantOf = (row: GrantRow): VoucherGrant => ({
  txnUuid: row.txn_uuid,
  mobile: row.mobile,
  handle: row.handle,
  language: row.language,
  orderId: row.order_id,
  grantedAtMs: row.granted_at_ms,
  sealedCode: row.code,
  codeHash: row.code_hash,
  redemptionId: row.redemption_id,
  redeemedAtMs: row.redeemed_at_ms,
  withdrawnAtMs: row.withdrawn_at_ms,
  linkSentAtMs: row.link_sent_at_ms,
});
