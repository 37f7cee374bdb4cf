import type { Logger } from 'pino';
import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../ports';
import type { Db } from './schema';

const TIDIED_EVERY_MS = 10 * MINUTE_MS;
/** Repetitions of a call come within minutes; a day is generous. */
const KEYS_KEPT_MS = DAY_MS;
/** Longer than any block or window of one-time codes. */
const CODES_KEPT_MS = DAY_MS;
const SANDBOX_SMS_KEPT_MS = 7 * DAY_MS;

/** Deletes what no rule looks at any more. */
export async function tidy(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('rate_limits').where('window_ends_at_ms', '<=', nowMs).execute();
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at_ms', '<=', nowMs - KEYS_KEPT_MS)
    .execute();
  await db
    .deleteFrom('one_time_codes')
    .where('expires_at_ms', '<=', nowMs - CODES_KEPT_MS)
    .execute();
  await db
    .deleteFrom('sandbox_sms')
    .where('sent_at_ms', '<=', nowMs - SANDBOX_SMS_KEPT_MS)
    .execute();
  await db.deleteFrom('sessions').where('expires_at_ms', '<=', nowMs).execute();
  await db.deleteFrom('verified_mobiles').where('verified_until_ms', '<=', nowMs).execute();
}

/** Tidies now and then until the returned function is called; that waits for a tidying under way. */
export function startHousekeeping(db: Db, clock: Clock, logger: Logger): () => Promise<void> {
  let underWay = Promise.resolve();
  const timer = setInterval(() => {
    underWay = tidy(db, clock.nowMs()).catch((err: unknown) => logger.warn({ err }, 'tidying failed'));
  }, TIDIED_EVERY_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return underWay;
  };
}
