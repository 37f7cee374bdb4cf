import { DISPUTES_A_DAY } from '../../shared/rules/disputes/limits';
import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { Config } from '../config';
import type { Clock } from '../platform/clock';
import type { Merchant } from '../store/merchants';
import { countUses, type Limit, type QuotaLimit, type Use } from '../store/rate-limits';
import type { Db } from '../store/schema';
import { Refusal } from './refusal';

/** What one customer may ask for, from wherever. All limits count in the database, so a process more or less changes
 *  nothing. */
export const customerLimits = {
  /** Links of the app by SMS to one number. */
  appLinksSent: { name: 'app-links', uses: 3, windowMs: DAY_MS },
  /** Applications filed outside a payment for one number. */
  applicationsFiled: { name: 'applications', uses: 5, windowMs: DAY_MS },
  /** Links that the pages of payments at a merchant send to one number, whoever has begun the payments. */
  paymentLinksSent: { name: 'number-payment-links', uses: 20, windowMs: DAY_MS },
  /** Links to payments that the agents of a merchant send to one number: an evening's order with what goes wrong, and too
   *  few to pester anybody. */
  requestLinksSent: { name: 'request-links', uses: 20, windowMs: DAY_MS },
  /** Links to applications that the agents of a merchant file for one number: as many as are corrected. */
  filedLinksSent: { name: 'filed-links', uses: 10, windowMs: DAY_MS },
  /** SMS of a merchant's voucher offer to one number. */
  voucherMessagesSent: { name: 'voucher-messages', uses: 3, windowMs: DAY_MS },
  /** Questions about one application. */
  ticketsOfApplication: { name: 'tickets', uses: 5, windowMs: DAY_MS },
  /** Tickets that one number opens at the dispute desk, and what it sends there: more than the files of five tickets and
   *  their replies, and too little to fill a disk. */
  disputesOpened: { name: 'disputes', uses: DISPUTES_A_DAY, windowMs: DAY_MS },
  disputeReplies: { name: 'dispute-replies', uses: 50, windowMs: DAY_MS },
  disputeFiles: { name: 'dispute-files', uses: 30, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

/** How many calls may be made within a minute, by whom they count for: each has rows of its own, so that none uses up what
 *  another may do. */
export interface CallLimits {
  /** Of a merchant's server that has proved itself, from wherever. */
  readonly ofServer: QuotaLimit;
  /** Of an agent whose token is genuine. */
  readonly ofAgent: QuotaLimit;
  /** Of one session: a widget's, a checkout's, or a browser's at the shopper's site. */
  readonly ofSession: QuotaLimit;
  /** Of whoever has proved nothing, at one network for one merchant. */
  readonly ofNetwork: QuotaLimit;
  /** Pages of the site that one network opens. */
  readonly ofPages: QuotaLimit;
  /** Pages among them that are rendered for one query and cannot be cached. */
  readonly ofDrawnPages: QuotaLimit;
  /** Of all sessions together that have verified no number, at one network for one merchant: a session is to be had for
   *  the asking. */
  readonly ofFreshSessions: QuotaLimit;
}

/** Limits of brute force: what one client may do, and whoever asks it for codes. */
export interface ClientLimits {
  readonly calls: CallLimits;
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
  /** What is said of us. */
  readonly feedback: Limit;
  /** Links to shops that are counted. */
  readonly shopClicks: Limit;
  /** New clients of one network that experiments count. */
  readonly experimentClients: Limit;
  /** Distinct numbers, not verified by this network, for which it may send or type codes without a proof of work. */
  readonly numbersOfNetwork: Limit;
  /** SMS of one network to such numbers that no right code has followed. */
  readonly smsOfNetwork: Limit;
  /** The same after those, with a proof: an attacker cannot block a shared address for the rest of the day. */
  readonly lateSmsOfNetwork: Limit;
  /** Codes sent (each costs money and somebody's patience) or typed (a till types one for each customer, a guesser many)
   *  by one who asks for them. */
  codesOfRequester(what: CodeUse, kind: CodeRequester['requester']): Limit;
  /** The same by all sessions of a kind behind one client. */
  codesOfNetwork(what: CodeUse, kind: SessionRequester['requester']): Limit;
}

/** How many times a session's calls a merchant's server may make, and calls of one network without a session: thousands
 *  of shoppers have one address of their carrier, and a server makes two calls for each of their orders. */
const CALLS_OF_MANY = 10;
/** How many times a session's calls a network may make in sessions without a verified number: up to that a checkout of 25
 *  calls makes ten. */
const CALLS_OF_FRESH_SESSIONS = 50;

/** Limit of uncached pages per network, as a multiple of the calls of a session. One takes up to 40 ms: at worst 0.4 of
 *  a CPU. */
const DRAWN_PAGES = 1;

/** A checkout makes 25 calls. Of what one may do a process takes so small a part at a time that they are served even
 *  where each reaches another process. */
const QUOTAS_OF_ONE = 25;
/** What many share is asked for by every process: 30 of them hold back less than a third of it. */
const QUOTAS_OF_MANY = 100;

/** Limits the database writes of one network: 2,000 shoppers in 10 minutes behind one carrier address, each with a
 *  proof. Trying codes at many numbers is stopped long before (`network-guard.ts`). */
const CODES_OF_NETWORK = 6_000;

/** A family, an office or a shop has fewer customers at once. */
const NUMBERS_OF_NETWORK = 30;

/** Half of them without a proof. Each SMS brings 5 attempts: 2,500 codes in a day, and 2,160 by late ones. */
const SMS_OF_NETWORK = 500;

/** Each that is answered by a right code makes room for one more. */
const LATE_SMS_OF_NETWORK = 3;

/** A hundred people behind one address who each have an OTP sent, type it and take the file. A thread of its own draws a
 *  file once, in 60 to 300 ms. */
const STATEMENT_USES = 300;

/** A hundred people behind one address who each follow a link every 20 s: what goes beyond is no shopper, and a shop would
 *  be told of visitors who are none. */
const SHOP_CLICKS = 300;

/** A checkout asks once for each browser. More new browsers in a minute behind one address are a script. */
const EXPERIMENT_CLIENTS = 300;

/** Thirty people behind one address who each say something within an hour; more is nobody's opinion. */
const FEEDBACK = 30;

/** Reports tell what kind of error there is, not how many have met it: enough is known by these, and a log that anybody may
 *  write to stays short. A report that is refused costs nobody anything. */
const FRAME_ERRORS = 20;

/** The database counts to 2^31, with room for a quota more. */
const COUNTED_AT_MOST = 2_000_000_000;

/** `clientLimitTimes`: a machine that tests with many shoppers at once is busier than any client. */
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

/** A visitor's session or a payment's: anybody can have one, and another one after that. */
type SessionRequester = { readonly requester: 'visitor' | 'payment'; readonly tokenHash: string };

/** Who has codes sent and types them. Each kind is counted apart, so that nobody in a shop can keep its tills from
 *  working. */
type CodeRequester = { readonly requester: 'agent'; readonly agentId: string } | SessionRequester;

/** Counts a code that is sent or typed: for whoever asks, and for the network of a session. An agent has proved who he is,
 *  and however many tills share an address, none stands in another's way. */
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
