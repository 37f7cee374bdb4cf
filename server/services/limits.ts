import { countUse, type Limit } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { Refusal } from './refusal';

const MINUTE_MS = 60_000;

/** Brute-force limits. All count in the database, so a process more or less changes nothing. */
export const limits = {
  /** Refused tokens and origins from one client for one merchant key. */
  authFailures: { name: 'auth-failures', uses: 30, windowMs: MINUTE_MS },
  /** Share codes typed by one agent: a till types one for each customer, a guesser many. */
  codesTypedByAgent: { name: 'codes-agent', uses: 30, windowMs: 10 * MINUTE_MS },
  codesTypedByClient: { name: 'codes-client', uses: 100, windowMs: 10 * MINUTE_MS },
  /** Share codes sent: each costs money and somebody's patience. */
  codesSentByAgent: { name: 'sends-agent', uses: 30, windowMs: 10 * MINUTE_MS },
  codesSentByClient: { name: 'sends-client', uses: 100, windowMs: 10 * MINUTE_MS },
  /** Unknown application references from one client. */
  referencesTried: { name: 'references', uses: 60, windowMs: MINUTE_MS },
} as const satisfies Record<string, Limit>;

export const callsPerMinute = (uses: number): Limit => ({ name: 'calls', uses, windowMs: MINUTE_MS });

/** Counts one use and refuses it with 429 and `Retry-After` when it is one too many. */
export async function spend(db: Db, limit: Limit, who: readonly string[], nowMs: number): Promise<void> {
  const endsAtMs = await countUse(db, limit, who.join('|'), nowMs);
  if (endsAtMs !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterMs: endsAtMs - nowMs, why: limit.name });
}
