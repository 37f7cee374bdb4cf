import * as z from 'zod/mini';
import type { CodeState } from '../rules/one-time-code-rules';
import { type LoggedEvent, logged } from './event-log';
import type { CodePurpose, Db, Schema } from './schema';
import type { Write } from './write';

/** Owner of a code. A number has a separate code, sends and attempts per purpose, merchant and holder, so that no
 *  caller can use up those of another. */
export interface CodeOwner {
  readonly purpose: CodePurpose;
  readonly merchantKey: string;
  readonly mobile: string;
  /** Requester of the code: a session or an agent; '' if a lender counts per customer. */
  readonly holder: string;
}

export interface CodeRow extends CodeState {
  /** Null if there is no usable code. */
  readonly codeHash: string | null;
  readonly expiresAtMs: number;
}

const SentAtMs = z.array(z.int());

/** Reads the row of an owner and locks it until the transaction ends. Null if no code was ever sent. Requires a
 *  transaction. */
export async function lockCode(trx: Db, owner: CodeOwner): Promise<CodeRow | null> {
  const row = await rowsOf(trx, owner).forUpdate().executeTakeFirst();
  return row ? codeOf(row) : null;
}

export async function findCode(db: Db, owner: CodeOwner): Promise<CodeRow | null> {
  const row = await rowsOf(db, owner).executeTakeFirst();
  return row ? codeOf(row) : null;
}

/** {@link lockCode} before a code is sent: an owner without a row gets one with `fresh`. */
export async function lockNewCode(trx: Db, owner: CodeOwner, fresh: CodeState): Promise<CodeRow> {
  const row = await trx
    .insertInto('one_time_codes')
    .values({ ...key(owner), ...columns({ ...fresh, codeHash: null, expiresAtMs: 0 }) })
    // Changes nothing, but locks the existing row.
    .onConflict((conflict) =>
      conflict.columns(['purpose', 'merchant_key', 'mobile', 'holder']).doUpdateSet({ holder: owner.holder }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return codeOf(row);
}

export const codeSaved = (owner: CodeOwner, row: CodeRow, event: LoggedEvent): readonly Write[] => [
  logged(event),
  (db) =>
    db
      .updateTable('one_time_codes')
      .set(columns(row))
      .where((eb) => eb.and(key(owner))),
];

export async function forgetCodes(trx: Db, merchantKey: string, mobile: string): Promise<void> {
  await trx.deleteFrom('one_time_codes').where('merchant_key', '=', merchantKey).where('mobile', '=', mobile).execute();
}

const rowsOf = (db: Db, owner: CodeOwner) =>
  db
    .selectFrom('one_time_codes')
    .selectAll()
    .where((eb) => eb.and(key(owner)));

const key = ({ purpose, merchantKey, mobile, holder }: CodeOwner) => ({
  purpose,
  merchant_key: merchantKey,
  mobile,
  holder,
});

const codeOf = (row: Schema['one_time_codes']): CodeRow => ({
  codeHash: row.code_hash,
  sentAtMs: SentAtMs.parse(JSON.parse(row.sent_at_ms)),
  expiresAtMs: row.expires_at_ms,
  remainingAttempts: row.remaining_attempts,
  blockedUntilMs: row.blocked_until_ms,
});

const columns = (row: CodeRow) => ({
  code_hash: row.codeHash,
  sent_at_ms: JSON.stringify(row.sentAtMs),
  expires_at_ms: row.expiresAtMs,
  remaining_attempts: row.remainingAttempts,
  blocked_until_ms: row.blockedUntilMs,
});
