import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { Config } from '../config';
import type { Clock } from '../ports';
import type { Merchant } from '../store/merchants';
import { countUses, type Limit, type Use } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { Refusal } from './refusal';

/** What one customer may ask for, from wherever. All limits count in the database, so a process more or less changes
 *  nothing. */
export const customerLimits = {
  /** Links to a merchant's app by SMS to one number. */
  appLinksSent: { name: 'app-links', uses: 3, windowMs: DAY_MS },
  /** Applications filed outside a payment for one number. */
  applicationsFiled: { name: 'applications', uses: 5, windowMs: DAY_MS },
  /** Questions about one application. */
  ticketsOfApplication: { name: 'tickets', uses: 5, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** Limits of brute force: what one client may do, and whoever asks it for codes. */
export interface ClientLimits {
  /** Calls for one merchant. */
  readonly calls: Limit;
  /** Refused tokens and origins for one merchant key. */
  readonly authFailures: Limit;
  /** Unknown application references. */
  readonly referencesTried: Limit;
  /** Payment links that the sessions of one payment send from one client. */
  readonly linksOfPayment: Limit;
  /** Statements that are opened as files, looked up by their fingerprint, or have OTPs sent. */
  readonly statementUses: Limit;
  /** Errors that frames report. */
  readonly frameErrors: Limit;
  /** Codes sent (each costs money and somebody's patience) or typed (a till types one for each customer, a guesser many):
   *  by one of a kind, and four times as many of that kind from one client. */
  codes(
    what: 'sent' | 'typed',
    kind: CodeRequester['requester'],
  ): { readonly byRequester: Limit; readonly byClient: Limit };
}

/** `clientLimitTimes`: a machine that tests with many shoppers at once is busier than any client. */
export function clientLimits({
  callsPerMinute,
  codesPerAgent,
  clientLimitTimes,
}: Pick<Config, 'callsPerMinute' | 'codesPerAgent' | 'clientLimitTimes'>): ClientLimits {
  const limit = (name: string, uses: number, windowMs: number): Limit => ({
    name,
    uses: uses * clientLimitTimes,
    windowMs,
  });
  return {
    calls: limit('calls', callsPerMinute, MINUTE_MS),
    authFailures: limit('auth-failures', 30, MINUTE_MS),
    referencesTried: limit('references', 60, MINUTE_MS),
    linksOfPayment: limit('payment-links', 10, 30 * MINUTE_MS),
    statementUses: limit('statements', 60, MINUTE_MS),
    frameErrors: limit('frame-errors', 20, MINUTE_MS),
    codes: (what, kind) => ({
      byRequester: limit(`codes-${what}-${kind}`, codesPerAgent, 10 * MINUTE_MS),
      byClient: limit(`codes-${what}-${kind}-client`, codesPerAgent * AGENTS_OF_A_CLIENT, 10 * MINUTE_MS),
    }),
  };
}

/** Tills behind one address that may all be busy. */
const AGENTS_OF_A_CLIENT = 4;

/** Who has codes sent and types them: an agent, a visitor's session, a payment's session. Each kind is counted apart, so
 *  that nobody in a shop can keep its tills from working. */
type CodeRequester =
  | { readonly requester: 'agent'; readonly agentId: string }
  | { readonly requester: 'visitor' | 'payment'; readonly tokenHash: string };

/** Counts a code that is sent or typed: for whoever asks, and for the client. */
export async function consumeCodeLimit(
  deps: { readonly db: Db; readonly clock: Clock; readonly limits: ClientLimits },
  what: 'sent' | 'typed',
  { merchant, client }: { readonly merchant: Merchant; readonly client: string },
  by: CodeRequester,
): Promise<void> {
  const { byRequester, byClient } = deps.limits.codes(what, by.requester);
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
