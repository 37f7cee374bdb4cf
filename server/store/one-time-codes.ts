import * as z from 'zod/mini';
import type { CodeStanding } from '../services/one-time-code-rules';
import type { CodePurpose, Db } from './schema';

/** Whose code it is. A number has its own code, sends and attempts for each purpose at each merchant. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  readonly merchantKey: string;
  readonly mobile: string;
}

/** What the database has of an owner. */
export interface CodeRow extends CodeStanding {
  /** Null while no code can be used. */
  readonly codeHash: string | null;
  readonly expiresAtMs: number;
}

const SentAtMs = z.array(z.int());

/** Reads the row of an owner and holds it until the transaction ends, so that processes decide one after the other.
 *  An owner without one gets `fresh`. Only inside a transaction. */
export async function lockCode(trx: Db, owner: CodeOwner, fresh: CodeStanding): Promise<CodeRow> {
  await trx
    .insertInto('one_time_codes')
    .values({ ...key(owner), ...columns({ ...fresh, codeHash: null, expiresAtMs: 0 }) })
    .onConflict((conflict) => conflict.columns(['purpose', 'merchant_key', 'mobile']).doNothing())
    .execute();
  const row = await trx
    .selectFrom('one_time_codes')
    .selectAll()
    .where((eb) => eb.and(key(owner)))
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

export async function saveCode(trx: Db, owner: CodeOwner, row: CodeRow): Promise<void> {
  await trx
    .updateTable('one_time_codes')
    .set(columns(row))
    .where((eb) => eb.and(key(owner)))
    .execute();
}

const key = ({ purpose, merchantKey, mobile }: CodeOwner) => ({ purpose, merchant_key: merchantKey, mobile });

const columns = (row: CodeRow) => ({
  code_hash: row.codeHash,
  sent_at_ms: JSON.stringify(row.sentAtMs),
  expires_at_ms: row.expiresAtMs,
  remaining_attempts: row.remainingAttempts,
  blocked_until_ms: row.blockedUntilMs,
});
