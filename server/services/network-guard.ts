import { DAY_MS, MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../platform/clock';
import type { Metrics } from '../platform/metrics';
import { type ProofDemand, proofDemand } from '../rules/spraying-rules';
import { countNumber, type NetworkCount, type NetworkRows, noteVerified, returnSms } from '../store/network-numbers';
import { countUses } from '../store/rate-limits';
import type { Db } from '../store/schema';
import type { Caller, WidgetCaller } from './caller';
import { type ClientLimits, limitedUse } from './limits';
import type { Proofs } from './proofs';
import { Refusal } from './refusal';
import type { Hasher } from './secrets';

export interface NetworkGuardDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
  readonly limits: ClientLimits;
  readonly proofs: Proofs;
  readonly metrics: Pick<Metrics, 'networkSmsRefused'>;
}

/** A number for which a network sends or types a code. */
export interface GuardedNumber {
  /** Sends the counted message; a failed one does not count. */
  sending<Sent>(send: () => Promise<Sent>): Promise<Sent>;
  verified(): Promise<void>;
}

/** For a session that has verified the number: nothing is counted. */
const known: GuardedNumber = { sending: (send) => send(), verified: async () => undefined };

/** `Retry-After` of a used-up budget: correct codes free it, and codes are valid for this long. */
const ROOM_WITHIN_MS = 10 * MINUTE_MS;
/** A number that the network has verified is not counted for this long. */
const KNOWN_FOR_MS = DAY_MS;

/** Limits of a block of 65,536 IPv6 networks, as a multiple of one network's: a carrier has a shopper in each network,
 *  while some providers give one customer the whole block. */
const BLOCK_TIMES = 20;

/** Counts a number for which a session sends or types a code, per network and over all merchants, sites and payments.
 *  Above the free quota a proof of work is required. Refusals: PROOF_OF_WORK_NEEDED, NETWORK_SENT_TOO_MANY_CODES. */
export async function guardNumber(
  deps: NetworkGuardDeps,
  caller: Pick<WidgetCaller, 'client' | 'block' | 'proof' | 'session'>,
  mobile: string,
  what: 'sent' | 'typed',
): Promise<GuardedNumber> {
  if (caller.session?.mobile === mobile) return known;
  const counts = await countedNumber(deps, caller, mobile, what);
  const demand = strictest(
    counts.map(({ rows: { numbers, sms }, count }) =>
      count.isKnown
        ? null
        : proofDemand({
            numbers: count.numbers,
            freeNumbers: numbers.limit.uses,
            sms: count.sms,
            mostSms: sms.limit.uses,
          }),
    ),
  );
  const of = { client: caller.client, mobile, what };
  if (demand && !(await deps.proofs.accept(of, caller.proof))) {
    if (what === 'sent') await takeBack(deps, counts);
    throw deps.proofs.ask(of, demand);
  }
  const nowMs = deps.clock.nowMs();
  const late = overBudget(counts, what).map(({ rows }) => limitedUse(deps.limits.lateSmsOfNetwork, [rows.sms.who]));
  const refused = late.length > 0 ? await countUses(deps.db, late, nowMs) : null;
  if (refused) throw await usedUp(deps, counts, refused.endsAtMs - nowMs);
  return guardedBy(deps, counts);
}

/** Counts for a page without script, which cannot compute a proof and has a secret address: only the SMS are limited.
 *  Refusal: NETWORK_SENT_TOO_MANY_CODES. */
export async function guardWithoutProof(
  deps: NetworkGuardDeps,
  caller: Pick<Caller, 'client' | 'block'>,
  mobile: string,
  what: 'sent' | 'typed',
): Promise<GuardedNumber> {
  const counts = await countedNumber(deps, caller, mobile, what);
  if (overBudget(counts, what).length > 0) throw await usedUp(deps, counts, ROOM_WITHIN_MS);
  return guardedBy(deps, counts);
}

interface Counted {
  readonly rows: NetworkRows;
  readonly count: NetworkCount;
}

/** Counts for the network, and for its block. */
async function countedNumber(
  deps: NetworkGuardDeps,
  { client, block }: Pick<Caller, 'client' | 'block'>,
  mobile: string,
  what: 'sent' | 'typed',
): Promise<readonly Counted[]> {
  const networks = [
    rowsOf(deps, client, mobile, 1),
    ...(block === null ? [] : [rowsOf(deps, block, mobile, BLOCK_TIMES)]),
  ];
  const counts: Counted[] = [];
  for (const rows of networks) {
    const count = await countNumber(deps.db, rows, what === 'sent', deps.clock.nowMs());
    counts.push({ rows, count });
  }
  return counts;
}

const overBudget = (counts: readonly Counted[], what: 'sent' | 'typed'): readonly Counted[] =>
  what === 'typed' ? [] : counts.filter(({ rows, count }) => !count.isKnown && count.sms > rows.sms.limit.uses);

async function usedUp(deps: NetworkGuardDeps, counts: readonly Counted[], retryAfterMs: number): Promise<Refusal> {
  await takeBack(deps, counts);
  deps.metrics.networkSmsRefused.inc();
  return new Refusal('NETWORK_SENT_TOO_MANY_CODES', { retryAfterMs, why: 'the SMS of a network are used up' });
}

async function takeBack({ db }: NetworkGuardDeps, counts: readonly Counted[]): Promise<void> {
  for (const { rows } of counts) await returnSms(db, rows);
}

function rowsOf({ hasher, limits }: NetworkGuardDeps, network: string, mobile: string, times: number): NetworkRows {
  const [numbers, sms] = [limits.numbersOfNetwork, limits.smsOfNetwork];
  const number = [network, hasher.hash('network-number', mobile)];
  const one = (name: string, windowMs: number) => limitedUse({ name, uses: 1, windowMs }, number);
  return {
    known: one('network-known', KNOWN_FOR_MS),
    number: one('network-number', numbers.windowMs),
    numbers: limitedUse({ ...numbers, uses: numbers.uses * times }, [network]),
    smsOfNumber: one('network-number-sms', sms.windowMs),
    sms: limitedUse({ ...sms, uses: sms.uses * times }, [network]),
  };
}

const strictest = (demands: readonly (ProofDemand | null)[]): ProofDemand | null =>
  demands.reduce(
    (most, each) => (each && (!most || each.bits + each.waitMs > most.bits + most.waitMs) ? each : most),
    null,
  );

const guardedBy = (deps: NetworkGuardDeps, counts: readonly Counted[]): GuardedNumber => ({
  async sending(send) {
    try {
      return await send();
    } catch (error) {
      await takeBack(deps, counts);
      throw error;
    }
  },
  async verified() {
    for (const { rows } of counts) await noteVerified(deps.db, rows, deps.clock.nowMs());
  },
});
