import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../ports';
import type { Merchant } from '../store/merchants';
import { countUse, type Limit } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { Refusal } from './refusal';

/** Brute-force limits. All count in the database, so a process more or less changes nothing. */
export const limits = {
  /** Refused tokens and origins from one client for one merchant key. */
  authFailures: { name: 'auth-failures', uses: 30, windowMs: MINUTE_MS },
  /** Unknown application references from one client. */
  referencesTried: { name: 'references', uses: 60, windowMs: MINUTE_MS },
  /** Links to a merchant's app by SMS to one number. */
  appLinksSent: { name: 'app-links', uses: 3, windowMs: DAY_MS },
  /** Payment links that the sessions of one payment send from one client. */
  linksOfPayment: { name: 'payment-links', uses: 10, windowMs: 30 * MINUTE_MS },
  /** Applications filed outside a payment for one number. */
  applicationsFiled: { name: 'applications', uses: 5, windowMs: DAY_MS },
  /** Errors that the frames of one client report. */
  frameErrors: { name: 'frame-errors', uses: 20, windowMs: MINUTE_MS },
  /** Questions about one application. */
  ticketsOfApplication: { name: 'tickets', uses: 5, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** Tills behind one address that may all be busy. */
const AGENTS_OF_A_CLIENT = 4;

/** Who has codes sent and types them: an agent, a visitor's session, a payment's session. Each kind is counted apart, so
 *  that nobody in a shop can keep its tills from working. */
export type CodeAsker =
  | { readonly asker: 'agent'; readonly agentId: string }
  | { readonly asker: 'visitor' | 'payment'; readonly tokenHash: string };

/** Share codes sent (each costs money and somebody's patience) or typed (a till types one for each customer, a
 *  guesser many) within 10 minutes: `perAsker` by one of a kind, four times as many of that kind from one client. */
export const codeLimits = (
  what: 'sent' | 'typed',
  kind: CodeAsker['asker'],
  perAsker: number,
): { byAsker: Limit; byClient: Limit } => ({
  byAsker: { name: `codes-${what}-${kind}`, uses: perAsker, windowMs: 10 * MINUTE_MS },
  byClient: { name: `codes-${what}-${kind}-client`, uses: perAsker * AGENTS_OF_A_CLIENT, windowMs: 10 * MINUTE_MS },
});

/** Counts a code that is sent or typed: for whoever asks, and for the client. */
export async function spendCode(
  deps: { readonly db: Db; readonly clock: Clock; readonly codesPerAgent: number },
  what: 'sent' | 'typed',
  { merchant, client }: { readonly merchant: Merchant; readonly client: string },
  by: CodeAsker,
): Promise<void> {
  const { byAsker, byClient } = codeLimits(what, by.asker, deps.codesPerAgent);
  const who = by.asker === 'agent' ? by.agentId : by.tokenHash;
  await spend(deps.db, byAsker, [merchant.merchantKey, who], deps.clock.nowMs());
  await spend(deps.db, byClient, [merchant.merchantKey, client], deps.clock.nowMs());
}

export const callsPerMinute = (uses: number): Limit => ({ name: 'calls', uses, windowMs: MINUTE_MS });

/** Counts one use and refuses it with 429 and `Retry-After` when it is one too many. */
export async function spend(db: Db, limit: Limit, who: readonly string[], nowMs: number): Promise<void> {
  const endsAtMs = await countUse(db, limit, who.join('|'), nowMs);
  if (endsAtMs !== null) throw new Refusal('TOO_MANY_REQUESTS', { retryAfterMs: endsAtMs - nowMs, why: limit.name });
}
