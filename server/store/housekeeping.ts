import { sql } from 'kysely';
import type { Logger } from 'pino';
import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import { VOUCHER_BUY_WITHIN_MS } from '../../shared/rules/voucher';
import type { Clock } from '../platform/clock';
import type { Db, Schema } from './schema';

const TIDIED_EVERY_MS = 10 * MINUTE_MS;
/** Repetitions of a call come within minutes; a day is generous. */
const IDEMPOTENCY_KEPT_MS = DAY_MS;
/** Longer than any block or window of one-time codes. */
const CODES_KEPT_MS = DAY_MS;
const SANDBOX_SMS_KEPT_MS = 7 * DAY_MS;

/** A year can be laid beside the one before. */
const SHOP_CLICKS_KEPT_MS = 400 * DAY_MS;

/** What somebody has said of a page that has changed twice since is of no use. */
const FEEDBACK_KEPT_MS = 730 * DAY_MS;

/** Rows of one statement: a table that has grown for a long time is let go in pieces, and nobody waits for more than one. */
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
/** What no rule looks at any more: the column that says so, and for how long after that a row is kept. */
const forgotten: { readonly [Table in Forgotten]: { readonly column: keyof Schema[Table]; readonly keptMs: number } } =
  {
    feedback: { column: 'at_ms', keptMs: FEEDBACK_KEPT_MS },
    rate_limits: { column: 'window_ends_at_ms', keptMs: 0 },
    // Null where a message has it.
    dispute_files: { column: 'kept_until_ms', keptMs: 0 },
    filed_details: { column: 'kept_until_ms', keptMs: 0 },
    idempotency_keys: { column: 'created_at_ms', keptMs: IDEMPOTENCY_KEPT_MS },
    one_time_codes: { column: 'expires_at_ms', keptMs: CODES_KEPT_MS },
    replaced_links: { column: 'kept_until_ms', keptMs: 0 },
    sandbox_sms: { column: 'sent_at_ms', keptMs: SANDBOX_SMS_KEPT_MS },
    sessions: { column: 'expires_at_ms', keptMs: 0 },
    shop_clicks: { column: 'at_ms', keptMs: SHOP_CLICKS_KEPT_MS },
    tab_handovers: { column: 'expires_at_ms', keptMs: 0 },
    telesales_entries: { column: 'expires_at_ms', keptMs: 0 },
    telesales_sessions: { column: 'expires_at_ms', keptMs: 0 },
    verified_mobiles: { column: 'verified_until_ms', keptMs: 0 },
    voucher_messages: { column: 'sent_at_ms', keptMs: VOUCHER_BUY_WITHIN_MS },
  };

/** Deletes what no rule looks at any more; what another process deletes just now is left to it. */
export async function tidy(db: Db, nowMs: number): Promise<void> {
  for (const [table, { column, keptMs }] of Object.entries(forgotten)) {
    const name = sql.table(table);
    let deleted: bigint | undefined;
    do {
      const result = await sql`delete from ${name} where ctid in (
        select ctid from ${name} where ${sql.ref(column)} <= ${nowMs - keptMs} limit ${AT_A_TIME} for update skip locked
      )`.execute(db);
      deleted = result.numAffectedRows;
    } while (deleted === BigInt(AT_A_TIME));
  }
}

/** Tidies, and seals what is still stored in clear, now and then until the returned function is called; that waits for work
 *  under way. */
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
