import { sql } from 'kysely';
import type { Logger } from 'pino';
import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import { VOUCHER_BUY_WITHIN_MS } from '../../shared/rules/voucher';
import type { Clock } from '../platform/clock';
import type { Db, Schema } from './schema';

const TIDIED_EVERY_MS = 10 * MINUTE_MS;
/** Repeats of a call arrive within minutes; a day is generous. */
const IDEMPOTENCY_RETENTION_MS = DAY_MS;
/** Longer than any block or window of one-time codes. */
const CODES_RETENTION_MS = DAY_MS;
const SANDBOX_SMS_RETENTION_MS = 7 * DAY_MS;

/** Allows a comparison with the previous year. */
const SHOP_CLICKS_RETENTION_MS = 400 * DAY_MS;

/** Feedback about a page becomes useless after two redesigns. */
const FEEDBACK_RETENTION_MS = 730 * DAY_MS;

/** Rows per statement: a large table is cleaned in batches, so that locks stay short. */
const AT_A_TIME = 1_000;

type Forgotten =
  | 'feedback'
  | 'rate_limits'
  | 'dispute_files'
  | 'filed_details'
  | 'idempotency_keys'
  | 'one_time_codes'
  | 'replaced_links'
  | 'sandbox_sms'
  | 'sessions'
  | 'shop_clicks'
  | 'tab_handovers'
  | 'telesales_entries'
  | 'telesales_sessions'
  | 'verified_mobiles'
  | 'voucher_messages';
/** Rows that no rule needs: the time column, and how long after it a row stays. */
const forgotten: {
  readonly [Table in Forgotten]: { readonly column: keyof Schema[Table]; readonly retentionMs: number };
} = {
  feedback: { column: 'at_ms', retentionMs: FEEDBACK_RETENTION_MS },
  rate_limits: { column: 'window_ends_at_ms', retentionMs: 0 },
  // Null if a message refers to it.
  dispute_files: { column: 'kept_until_ms', retentionMs: 0 },
  filed_details: { column: 'kept_until_ms', retentionMs: 0 },
  idempotency_keys: { column: 'created_at_ms', retentionMs: IDEMPOTENCY_RETENTION_MS },
  one_time_codes: { column: 'expires_at_ms', retentionMs: CODES_RETENTION_MS },
  replaced_links: { column: 'kept_until_ms', retentionMs: 0 },
  sandbox_sms: { column: 'sent_at_ms', retentionMs: SANDBOX_SMS_RETENTION_MS },
  sessions: { column: 'expires_at_ms', retentionMs: 0 },
  shop_clicks: { column: 'at_ms', retentionMs: SHOP_CLICKS_RETENTION_MS },
  tab_handovers: { column: 'expires_at_ms', retentionMs: 0 },
  telesales_entries: { column: 'expires_at_ms', retentionMs: 0 },
  telesales_sessions: { column: 'expires_at_ms', retentionMs: 0 },
  verified_mobiles: { column: 'verified_until_ms', retentionMs: 0 },
  voucher_messages: { column: 'sent_at_ms', retentionMs: VOUCHER_BUY_WITHIN_MS },
};

/** Deletes rows that no rule needs; skips rows that another process is deleting. */
export async function tidy(db: Db, nowMs: number): Promise<void> {
  for (const [table, { column, retentionMs }] of Object.entries(forgotten)) {
    const name = sql.table(table);
    let deleted: bigint | undefined;
    do {
      const result = await sql`delete from ${name} where ctid in (
        select ctid from ${name} where ${sql.ref(column)} <= ${nowMs - retentionMs} limit ${AT_A_TIME} for update skip locked
      )`.execute(db);
      deleted = result.numAffectedRows;
    } while (deleted === BigInt(AT_A_TIME));
  }
}

/** Deletes old rows, and seals secrets that are stored in clear, periodically until the returned function is called,
 *  which waits for running work. */
export function startHousekeeping(
  db: Db,
  clock: Clock,
  logger: Logger,
  sealClear: () => Promise<void>,
): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = tidy(db, clock.nowMs())
      .catch((err: unknown) => logger.warn({ err }, 'tidying failed'))
      .then(sealClear)
      .catch((err: unknown) => logger.warn({ err }, 'secrets could not be sealed'));
  }, TIDIED_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
