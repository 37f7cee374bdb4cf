import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ProofChallenge } from '../../shared/api/proof-of-work';
import { MINUTE_MS } from '../../shared/rules/duration';
import { readConfig } from '../config';
import { createMetrics } from '../platform/metrics';
import { openDatabase } from '../store/open';
import { solve } from '../testing/api/solve-challenge';
import { anyDatabase } from '../testing/database/fresh-postgres';
import { someMobile } from '../testing/sales/sales-steps';
import { FakeClock } from '../testing/server/fake-clock';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { clientLimits } from './limits';
import { type GuardedNumber, guardNumber, type NetworkGuardDeps } from './network-guard';
import { Proofs } from './proofs';
import { Refusal } from './refusal';
import { hasherWith } from './secrets';

// Simulates whole days of one network without the calls around each code. Challenges have 0 bits: the test calculates
// the requested bits.

const clock = new FakeClock();
let deps: NetworkGuardDeps;
let close: () => Promise<void>;
beforeAll(async () => {
  const { db, ...opened } = await openDatabase(await anyDatabase(), () => undefined);
  close = opened.close;
  const [hasher, metrics] = [hasherWith('a pepper of the tests, 32 characters'), createMetrics()];
  const proofs = new Proofs({ db, clock, hasher, metrics, fixedBits: 0 });
  deps = { db, clock, hasher, metrics, proofs, limits: clientLimits(readConfig({})) };
}, STARTS_WITHIN_MS);
afterAll(() => close());

/** More than a busy machine takes for 10,000 statements. */
const SLOW = { timeout: 180_000 };

interface Call {
  readonly client: string;
  readonly block?: string;
  readonly mobile: string;
  readonly what: 'sent' | 'typed';
}
type Outcome = { readonly guarded: GuardedNumber; readonly waitMs: number | null } | { readonly refused: string };

const guard = ({ client, block, mobile, what }: Call, proof: string | null = null): Promise<GuardedNumber> =>
  guardNumber(deps, { client, block: block ?? null, proof, session: null }, mobile, what);

/** Makes a call, with a proof if requested and `proves`; the clock returns to the time before the wait. */
async function make(call: Call, proves: boolean): Promise<Outcome> {
  try {
    return { guarded: await guard(call), waitMs: null };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const challenge = ProofChallenge.safeParse(error.detail.data);
    if (!challenge.success || !proves) return { refused: error.name };
    const { waitMs } = challenge.data;
    clock.advance(waitMs);
    try {
      return { guarded: await guard(call, solve(challenge.data)), waitMs };
    } finally {
      clock.advance(-waitMs);
    }
  }
}

const refusedBy = (error: unknown): Outcome => {
  if (error instanceof Refusal) return { refused: error.name };
  throw error;
};

async function smsCounted(client: string): Promise<number> {
  const row = await deps.db
    .selectFrom('rate_limits')
    .select('used')
    .where('bucket', '=', `network-sms:${client}`)
    .executeTakeFirst();
  return row?.used ?? 0;
}

/** Number of new numbers that one network sends codes to in a day, at most `each` every 10 minutes. */
async function sentInADay(client: string, each: number, proves: boolean): Promise<number> {
  let sent = 0;
  for (let window = 0; window < 144; window += 1) {
    for (let time = 0; time < each; time += 1) {
      const outcome = await make({ client, mobile: someMobile(), what: 'sent' }, proves).catch(refusedBy);
      // After one refusal the rest of the window is refused too.
      if ('refused' in outcome) break;
      await outcome.guarded.sending(async () => undefined);
      sent += 1;
    }
    clock.advance(10 * MINUTE_MS);
  }
  return sent;
}

describe('network without a correct code, in a day', () => {
  it('sends to 250 numbers without proofs: 1,250 codes can be tried', SLOW, async () => {
    expect(await sentInADay('203.0.113.1', 60, false)).toBe(250);
  });

  it('sends to 917 numbers with proofs, 500 without waiting and then 3 in 10 minutes: 4,585 codes can be tried', {
    ...SLOW,
    tags: ['long'],
  }, async () => {
    // 5 of 144 times 10 minutes have 100 each, the other 139 have 3.
    expect(await sentInADay('203.0.113.2', 100, true)).toBe(500 + 139 * 3);
  });

  it(
    'sends to 3 numbers in 10 minutes after its 500 are used up, with the time of the next; a correct code frees one more',
    SLOW,
    async () => {
      const client = '203.0.113.5';
      let last = '';
      for (let time = 0; time < 503; time += 1) {
        last = someMobile();
        expect(await make({ client, mobile: last, what: 'sent' }, true)).toHaveProperty('guarded');
      }
      expect(await make({ client, mobile: someMobile(), what: 'sent' }, false)).toEqual({
        refused: 'PROOF_OF_WORK_NEEDED',
      });
      clock.advance(4 * MINUTE_MS);
      const refused = make({ client, mobile: someMobile(), what: 'sent' }, true);
      await expect(refused).rejects.toMatchObject({ name: 'NETWORK_SENT_TOO_MANY_CODES' });
      await expect(refused).rejects.toSatisfy(({ detail }: Refusal) => (detail.retryAfterMs ?? 0) <= 6 * MINUTE_MS);
      const typed = (await make({ client, mobile: last, what: 'typed' }, true)) as { guarded: GuardedNumber };
      await typed.guarded.verified();
      // 503, less the SMS to this number and one more.
      expect(await smsCounted(client)).toBe(501);
      clock.advance(10 * MINUTE_MS);
      for (let time = 0; time < 3; time += 1)
        expect(await make({ client, mobile: someMobile(), what: 'sent' }, true)).toHaveProperty('guarded');
    },
  );

  it('sends to at most 30 numbers in 10 minutes without proofs, and types no code for another', async () => {
    const client = '203.0.113.3';
    for (let time = 0; time < 30; time += 1)
      expect(await make({ client, mobile: someMobile(), what: 'sent' }, false)).toHaveProperty('guarded');
    for (const what of ['sent', 'typed'] as const)
      expect(await make({ client, mobile: someMobile(), what }, false)).toEqual({ refused: 'PROOF_OF_WORK_NEEDED' });
    clock.advance(10 * MINUTE_MS);
    expect(await make({ client, mobile: someMobile(), what: 'sent' }, false)).toHaveProperty('guarded');
  });

  it('lets 30 of 100 numbers through without a proof in 100 simultaneous calls', async () => {
    const client = '203.0.113.4';
    const calls = Array.from({ length: 100 }, () => make({ client, mobile: someMobile(), what: 'sent' }, false));
    expect((await Promise.all(calls)).filter((each) => 'guarded' in each)).toHaveLength(30);
  });
});

describe('block of IPv6 networks', () => {
  it('sends to exactly 600 numbers in 10 minutes without a proof, with a new network for each', SLOW, async () => {
    const block = '2001:db8:7::/48';
    let sent = 0;
    for (let network = 0; network < 620; network += 1) {
      const client = `2001:db8:7:${network.toString(16)}::/64`;
      const outcome = await make({ client, block, mobile: someMobile(), what: 'sent' }, false);
      if ('guarded' in outcome) sent += 1;
    }
    expect(sent).toBe(600);
  });
});

describe('SMS', () => {
  it('is not counted if it was not sent, and is counted if its code was not typed', async () => {
    const client = '203.0.113.10';
    const away = new Error('the gateway is away');
    for (let time = 0; time < 60; time += 1) {
      if (time % 20 === 0) clock.advance(10 * MINUTE_MS);
      const { guarded } = (await make({ client, mobile: someMobile(), what: 'sent' }, false)) as {
        guarded: GuardedNumber;
      };
      await expect(guarded.sending(() => Promise.reject(away))).rejects.toBe(away);
    }
    expect(await smsCounted(client)).toBe(0);
    const sent = await make({ client, mobile: someMobile(), what: 'sent' }, false);
    if ('guarded' in sent) await sent.guarded.sending(async () => undefined);
    expect(await smsCounted(client)).toBe(1);
  });

  it('to a number that the network has verified within a day needs no proof and no budget', async () => {
    const client = '203.0.113.11';
    const own = someMobile();
    await (await guard({ client, mobile: own, what: 'typed' })).verified();
    expect(await sentInADay(client, 4, false)).toBe(250);
    clock.advance(-MINUTE_MS);
    for (const what of ['sent', 'typed'] as const) {
      expect(await make({ client, mobile: own, what }, false)).toHaveProperty('guarded');
    }
    expect(await make({ client, mobile: someMobile(), what: 'sent' }, false)).toHaveProperty('refused');
    clock.advance(MINUTE_MS);
  });

  it(
    'is uncounted once by a correct code, with one more: 1,000 numbers with every second one verified are all served',
    SLOW,
    async () => {
      const client = '203.0.113.12';
      for (let customer = 0; customer < 1_000; customer += 1) {
        if (customer % 50 === 0) clock.advance(10 * MINUTE_MS);
        const mobile = someMobile();
        expect(await make({ client, mobile, what: 'sent' }, false)).toHaveProperty('guarded');
        if (customer % 2 === 0) continue;
        const { guarded } = (await make({ client, mobile, what: 'typed' }, false)) as { guarded: GuardedNumber };
        // The response was lost, and the same code is sent again.
        await Promise.all([guarded.verified(), guarded.verified()]);
      }
    },
  );
});

const HASHES_PER_SECOND = 400_000;
/** Total time of a challenge: the work runs during its wait. */
const addedMs = (waitMs: number): number => {
  const bits = waitMs <= 900 ? 12 : waitMs <= 3_300 ? 13 : 14;
  return Math.max(waitMs, ((16 * 2 ** bits) / HASHES_PER_SECOND) * 1_000);
};

describe('2,000 customers within 10 minutes behind one carrier address', () => {
  it('all pass if each types the code after 40 s and 200 never do; proofs add less than 3 s to each call, and 3.5 s on average to both calls of a customer', {
    ...SLOW,
    tags: ['long'],
  }, async () => {
    const client = '203.0.113.20';
    const startMs = clock.nowMs();
    const added: number[] = [];
    const waiting: { readonly atMs: number; readonly mobile: string }[] = [];
    const at = (atMs: number): void => clock.advance(atMs - clock.nowMs());
    let typed = 0;
    const admit = async (mobile: string, what: 'sent' | 'typed'): Promise<GuardedNumber> => {
      const outcome = await make({ client, mobile, what }, true);
      if ('refused' in outcome) throw new Error(`${what} was refused: ${outcome.refused}`);
      if (outcome.waitMs !== null) added.push(addedMs(outcome.waitMs));
      return outcome.guarded;
    };
    const typeUntil = async (atMs: number): Promise<void> => {
      for (let next = waiting[0]; next && next.atMs <= atMs; next = waiting[0]) {
        waiting.shift();
        at(next.atMs);
        await (await admit(next.mobile, 'typed')).verified();
        typed += 1;
      }
    };
    for (let customer = 0; customer < 2_000; customer += 1) {
      const atMs = startMs + customer * 300;
      await typeUntil(atMs);
      at(atMs);
      const mobile = someMobile();
      await (await admit(mobile, 'sent')).sending(async () => undefined);
      if (customer % 10 !== 9) waiting.push({ atMs: atMs + 40_000, mobile });
    }
    await typeUntil(startMs + 20 * MINUTE_MS);
    expect(typed).toBe(1_800);
    const mean = added.reduce((sum, each) => sum + each, 0) / 2_000;
    expect(Math.max(...added)).toBeLessThan(3_000);
    expect(mean).toBeLessThan(3_550);
  });
});
