import { DISPUTES_A_DAY } from '../../shared/rules/disputes/limits';
import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { Config } from '../config';
import type { Clock } from '../platform/clock';
import type { Merchant } from '../store/merchants';
import { countUses, type Limit, type QuotaLimit, type Use } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { Refusal } from './refusal';

/** Limits of one customer, regardless of the network. All limits count in the database, so the number of processes does
 *  not matter. */
export const customerLimits = {
  appLinksSent: { name: 'app-links', uses: 3, windowMs: DAY_MS },
  /** Applications filed outside a payment for one number. */
  applicationsFiled: { name: 'applications', uses: 5, windowMs: DAY_MS },
  /** Payment links to one number from payment pages at a merchant, over all payments. */
  paymentLinksSent: { name: 'number-payment-links', uses: 20, windowMs: DAY_MS },
  /** Payment links of a merchant's agents to one number: enough for an evening's orders with retries, too few for
   *  harassment. */
  requestLinksSent: { name: 'request-links', uses: 20, windowMs: DAY_MS },
  /** Application links of a merchant's agents to one number, corrections included. */
  filedLinksSent: { name: 'filed-links', uses: 10, windowMs: DAY_MS },
  /** SMS of a merchant's voucher offer to one number. */
  voucherMessagesSent: { name: 'voucher-messages', uses: 3, windowMs: DAY_MS },
  ticketsOfApplication: { name: 'tickets', uses: 5, windowMs: DAY_MS },
  /** Tickets that one number opens at the dispute desk, and its uploads there: more than the files of five tickets and
   *  their replies, too little to fill a disk. */
  disputesOpened: { name: 'disputes', uses: DISPUTES_A_DAY, windowMs: DAY_MS },
  disputeReplies: { name: 'dispute-replies', uses: 50, windowMs: DAY_MS },
  disputeFiles: { name: 'dispute-files', uses: 30, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** Limits of calls per minute by kind of caller: each has separate rows, so that none uses up another's. */
export interface CallLimits {
  readonly ofServer: QuotaLimit;
  readonly ofAgent: QuotaLimit;
  readonly ofSession: QuotaLimit;
  /** Unauthenticated callers of one network at one merchant. */
  readonly ofNetwork: QuotaLimit;
  readonly ofPages: QuotaLimit;
  /** Pages among them that are rendered for one query and cannot be cached. */
  readonly ofDrawnPages: QuotaLimit;
  /** All sessions of one network at one merchant without a verified number, as sessions are free. */
  readonly ofFreshSessions: QuotaLimit;
}

export interface ClientLimits {
  readonly calls: CallLimits;
  /** Refused tokens and origins for one merchant key. */
  readonly authFailures: Limit;
  readonly referencesTried: Limit;
  /** Payment links that the sessions of one payment send from one client. */
  readonly linksOfPayment: Limit;
  /** Statements opened as files, looked up by fingerprint, or with OTPs sent. */
  readonly statementUses: Limit;
  readonly frameErrors: Limit;
  readonly feedback: Limit;
  readonly shopClicks: Limit;
  /** New clients of one network that experiments count. */
  readonly experimentClients: Limit;
  /** Different numbers, not verified by this network, for which it may send or type codes without a proof of work. */
  readonly numbersOfNetwork: Limit;
  /** SMS of one network to such numbers without a correct code afterwards. */
  readonly smsOfNetwork: Limit;
  /**
   * Further SMS after those, with a proof, so that an attacker cannot block a shared address for the rest of the day.
   */
  readonly lateSmsOfNetwork: Limit;
  /** Codes sent (each costs money and disturbs a user) or typed (a till types one per customer, an attacker many) by
   *  one requester. */
  codesOfRequester(what: CodeUse, kind: CodeRequester['requester']): Limit;
  /** Codes of all sessions of a kind behind one client. */
  codesOfNetwork(what: CodeUse, kind: SessionRequester['requester']): Limit;
}

/** Calls of a merchant's server, and of one network without a session, as a multiple of a session's: thousands of
 *  shoppers share one carrier address, and a server makes two calls per order. */
const CALLS_OF_MANY = 10;
/** Calls of a network in sessions without a verified number, as a multiple of a session's: until its verification a
 *  checkout makes ten of its 25 calls. */
const CALLS_OF_FRESH_SESSIONS = 50;

/** Limit of uncached pages per network, as a multiple of the calls of a session. One takes up to 40 ms: at worst 0.4 of
 *  a CPU. */
const DRAWN_PAGES = 1;

/** A checkout makes 25 calls. Quotas of a single caller are so small that the calls succeed even if each reaches
 *  another process. */
const QUOTAS_OF_ONE = 25;
/** All processes reserve quotas of shared limits: 30 of them hold back less than a third. */
const QUOTAS_OF_MANY = 100;

/** Limits the database writes of one network: 2,000 shoppers in 10 minutes behind one carrier address, each with a
 *  proof. Trying codes at many numbers is stopped long before (`network-guard.ts`). */
const CODES_OF_NETWORK = 6_000;

/** More than the simultaneous customers of a family, an office or a shop. */
const NUMBERS_OF_NETWORK = 30;

/** Half of them without a proof. Each SMS allows 5 attempts: 2,500 codes in a day, and 2,160 by late ones. */
const SMS_OF_NETWORK = 500;

/** Each correct code frees one more. */
const LATE_SMS_OF_NETWORK = 3;

/** A hundred users behind one address who each request an OTP, type it and download the file. A worker thread renders a
 *  file once, in 60 to 300 ms. */
const STATEMENT_USES = 300;

/** A hundred users behind one address who each click a link every 20 s; more is not human traffic and would distort a
 *  shop's visitor count. */
const SHOP_CLICKS = 300;

/** A checkout asks once per browser. More new browsers in a minute behind one address are a script. */
const EXPERIMENT_CLIENTS = 300;

/** Thirty users behind one address who each give feedback within an hour. */
const FEEDBACK = 30;

/** Reports show the kinds of errors, not their frequency: this is enough, and keeps a publicly writable log short. A
 *  refused report has no effect on its user. */
const FRAME_ERRORS = 20;

/** The database counts to 2^31, with space for a quota more. */
const COUNTED_AT_MOST = 2_000_000_000;

/** `clientLimitTimes`: factor for a machine that tests with many shoppers at once. */
export function clientLimits({
  callsPerMinute,
  codesPerAgent,
  clientLimitTimes,
}: Pick<Config, 'callsPerMinute' | 'codesPerAgent' | 'clientLimitTimes'>): ClientLimits {
  const limit = (name: string, uses: number, windowMs: number): Limit => ({
    name,
    uses: Math.min(uses * clientLimitTimes, COUNTED_AT_MOST),
    windowMs,
  });
  const calls = (of: string, times: number, quotas: number): QuotaLimit => {
    const whole = limit(`calls-${of}`, callsPerMinute * times, MINUTE_MS);
    return { ...whole, quota: Math.max(1, Math.floor(whole.uses / quotas)) };
  };
  return {
    calls: {
      ofServer: calls('server', CALLS_OF_MANY, QUOTAS_OF_MANY),
      ofAgent: calls('agent', 1, QUOTAS_OF_ONE),
      ofSession: calls('session', 1, QUOTAS_OF_ONE),
      ofNetwork: calls('network', CALLS_OF_MANY, QUOTAS_OF_MANY),
      ofPages: calls('pages', CALLS_OF_MANY, QUOTAS_OF_MANY),
      ofDrawnPages: calls('drawn-pages', DRAWN_PAGES, QUOTAS_OF_MANY),
      ofFreshSessions: calls('fresh-sessions', CALLS_OF_FRESH_SESSIONS, QUOTAS_OF_MANY),
    },
    authFailures: limit('auth-failures', 30, MINUTE_MS),
    referencesTried: limit('references', 60, MINUTE_MS),
    linksOfPayment: limit('payment-links', 10, 30 * MINUTE_MS),
    statementUses: limit('statements', STATEMENT_USES, MINUTE_MS),
    frameErrors: limit('frame-errors', FRAME_ERRORS, MINUTE_MS),
    feedback: limit('feedback', FEEDBACK, 60 * MINUTE_MS),
    shopClicks: limit('shop-clicks', SHOP_CLICKS, MINUTE_MS),
    experimentClients: limit('experiment-clients', EXPERIMENT_CLIENTS, MINUTE_MS),
    numbersOfNetwork: limit('network-numbers', NUMBERS_OF_NETWORK, 10 * MINUTE_MS),
    smsOfNetwork: limit('network-sms', SMS_OF_NETWORK, DAY_MS),
    lateSmsOfNetwork: limit('network-late-sms', LATE_SMS_OF_NETWORK, 10 * MINUTE_MS),
    codesOfRequester: (what, kind) => limit(`codes-${what}-${kind}`, codesPerAgent, 10 * MINUTE_MS),
    codesOfNetwork: (what, kind) => limit(`codes-${what}-${kind}-network`, CODES_OF_NETWORK, 10 * MINUTE_MS),
  };
}

type CodeUse = 'sent' | 'typed';

/** A visitor's session or a payment's, which any client can create repeatedly. */
type SessionRequester = { readonly requester: 'visitor' | 'payment'; readonly tokenHash: string };

/** Requester of codes. Each kind is counted separately, so that shoppers in a shop cannot block its tills. */
type CodeRequester = { readonly requester: 'agent'; readonly agentId: string } | SessionRequester;

/** Counts a sent or typed code: for the requester, and for the network of a session. An agent is authenticated, so
 *  tills that share an address do not limit each other. */
export async function consumeCodeLimit(
  deps: { readonly db: Db; readonly clock: Clock; readonly limits: ClientLimits },
  what: CodeUse,
  { merchant: { merchantKey }, client }: { readonly merchant: Merchant; readonly client: string },
  by: CodeRequester,
): Promise<void> {
  const ofRequester = deps.limits.codesOfRequester(what, by.requester);
  const uses =
    by.requester === 'agent'
      ? [limitedUse(ofRequester, [merchantKey, by.agentId])]
      : [
          limitedUse(ofRequester, [merchantKey, by.tokenHash]),
          limitedUse(deps.limits.codesOfNetwork(what, by.requester), [merchantKey, client]),
        ];
  await consumeRateLimits(deps.db, uses, deps.clock.nowMs());
}

export const limitedUse = <Of extends Limit>(limit: Of, who: readonly string[]): Use<Of> => ({
  limit,
  who: who.join('|'),
});

/** Counts one use; refuses an excess one with 429 and `Retry-After`. */
export const consumeRateLimit = (db: Db, limit: Limit, who: readonly string[], nowMs: number): Promise<void> =>
  consumeRateLimits(db, [limitedUse(limit, who)], nowMs);

/** Counts several uses; an excess one is counted, and those after it are not. */
export async function consumeRateLimits(db: Db, uses: readonly Use[], nowMs: number): Promise<void> {
  const refused = await countUses(db, uses, nowMs);
  if (refused) throw tooMany(refused.use.limit, refused.endsAtMs - nowMs);
}

/** 429 with the time of the next try. */
export const tooMany = ({ name }: Limit, retryAfterMs: number): Refusal =>
  new Refusal('TOO_MANY_REQUESTS', { retryAfterMs, why: name });
