import * as z from 'zod/mini';
import type { ShareCodeStanding } from '../services/share-code-rules';
import type { Db } from './schema';

/** A number at a merchant, as the database has it. */
export interface ShareCodeRow extends ShareCodeStanding {
  /** Null while no code can be used. */
  readonly codeHash: string | null;
  readonly expiresAtMs: number;
}

const SentAtMs = z.array(z.int());

/** Reads the row of a number and holds it until the transaction ends, so that processes decide one after the other.
 *  A number without one gets `fresh`. Only inside a transaction. */
export async function lockShareCode(
  trx: Db,
  merchantKey: string,
  mobile: string,
  fresh: ShareCodeStanding,
): Promise<ShareCodeRow> {
  await trx
    .insertInto('share_codes')
    .values({ merchant_key: merchantKey, mobile, ...columns({ ...fresh, codeHash: null, expiresAtMs: 0 }) })
    .onConflict((conflict) => conflict.columns(['merchant_key', 'mobile']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('share_codes')
    .selectAll()
    .where('merchant_key', '=', merchantKey)
    .where('mobile', '=', mobile)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return {
    codeHash: row.code_hash,
    sentAtMs: SentAtMs.parse(JSON.parse(row.sent_at_ms)),
    expiresAtMs: row.expires_at_ms,
    remainingAttempts: row.remaining_attempts,
    blockedUntilMs: row.blocked_until_ms,
  };
}

export async function saveShareCode(trx: Db, merchantKey: string, mobile: string, row: ShareCodeRow): Promise<void> {
  await trx
    .updateTable('share_codes')
    .set(columns(row))
    .where('merchant_key', '=', merchantKey)
    .where('mobile', '=', mobile)
    .execute();
}

const columns = (row: ShareCodeRow) => ({
  code_hash: row.codeHash,
  sent_at_ms: JSON.stringify(row.sentAtMs),
  expires_at_ms: row.expiresAtMs,
  remaining_attempts: row.remainingAttempts,
  blocked_until_ms: row.blockedUntilMs,
});
