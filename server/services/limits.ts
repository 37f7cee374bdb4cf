import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../ports';
import type { Merchant } from '../store/merchants';
import { countUses, type Limit, type Use } from '../store/rate-limits';
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
  /** Statements that one client opens as files, looks up by their fingerprint, or has OTPs for. */
  statementUses: { name: 'statements', uses: 60, windowMs: MINUTE_MS },
  /** Errors that the frames of one client report. */
  frameErrors: { name: 'frame-errors', uses: 20, windowMs: MINUTE_MS },
  /** Questions about one application. */
  ticketsOfApplication: { name: 'tickets', uses: 5, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** Tills behind one address that may all be busy. */
const AGENTS_OF_A_CLIENT = 4;

/** Who has codes sent and types them: an agent, a visitor's session, a payment's session. Each kind is counted apart, so
 *  that nobody in a shop can keep its tills from working. */
type CodeRequester =
  | { readonly requester: 'agent'; readonly agentId: string }
  | { readonly requester: 'visitor' | 'payment'; readonly tokenHash: string };

/** Share codes sent (each costs money and somebody's patience) or typed (a till types one for each customer, a
 *  guesser many) within 10 minutes: `perRequester` by one of a kind, four times as many of that kind from one client. */
export const codeLimits = (
  what: 'sent' | 'typed',
  kind: CodeRequester['requester'],
  perRequester: number,
): { byRequester: Limit; byClient: Limit } => ({
  byRequester: { name: `codes-${what}-${kind}`, uses: perRequester, windowMs: 10 * MINUTE_MS },
  byClient: { name: `codes-${what}-${kind}-client`, uses: perRequester * AGENTS_OF_A_CLIENT, windowMs: 10 * MINUTE_MS },
});

/** Counts a code that is sent or typed: for whoever asks, and for the client. */
export async function consumeCodeLimit(
  deps: { readonly db: Db; readonly clock: Clock; readonly codesPerAgent: number },
  what: 'sent' | 'typed',
  { merchant, client }: { readonly merchant: Merchant; readonly client: string },
  by: CodeRequester,
): Promise<void> {
  const { byRequester, byClient } = codeLimits(what, by.requester, deps.codesPerAgent);
  const who = by.requester === 'agent' ? by.agentId : by.tokenHash;
  await consumeRateLimits(
    deps.db,
    [limitedUse(byRequester, [merchant.merchantKey, who]), limitedUse(byClient, [merchant.merchantKey, client])],
    deps.clock.nowMs(),
  );
}

export const limitedUse = (limit: Limit, who: readonly string[]): Use => ({ limit, who: who.join('|') });

/** Counts one use and refuses it with 429 and `Retry-After` when it is one too many. */
export const consumeRateLimit = (db: Db, limit: Limit, who: readonly string[], nowMs: number): Promise<void> =>
  consumeRateLimits(db, [limitedUse(limit, who)], nowMs);

/** The same for several; one that is too many is counted, and those after it are not. */
export async function consumeRateLimits(db: Db, uses: readonly Use[], nowMs: number): Promise<void> {
  const refused = await countUses(db, uses, nowMs);
  if (refused) throw tooMany(refused.use.limit, refused.endsAtMs - nowMs);
}

/** 429, with the time after which it can be tried again. */
export const tooMany = ({ name }: Limit, retryAfterMs: number): Refusal =>
  new Refusal('TOO_MANY_REQUESTS', { retryAfterMs, why: name });
