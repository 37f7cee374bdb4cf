import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '../store/open';
import { emptyDraft, sessionInserted } from '../store/sessions';
import { WidgetSettings } from '../store/widget-settings';
import { anyDatabase } from '../testing/database/fresh-postgres';
import { FakeClock } from '../testing/server/fake-clock';
import { registerMerchant } from '../testing/server/sealing';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import type { CallMaker } from './call-counters';
import { CallLimit } from './call-limit';
import { type ClientLimits, clientLimits } from './limits';
import { Refusal } from './refusal';

const MINUTE_MS = 60_000;
const SHOP = { merchantKey: 'shop', client: '10.0.0.1' };
/** 100 calls a minute per session, in quotas of 4; fresh sessions together 5,000, in quotas of 50. */
const limits = limitsOf(100);
const few = limitsOf(10);

function limitsOf(callsPerMinute: number): ClientLimits['calls'] {
  return clientLimits({ callsPerMinute, codesPerAgent: 30, clientLimitTimes: 1 }).calls;
}

let database: OpenDatabase;
const clock = new FakeClock();
beforeAll(async () => {
  database = await openDatabase(await anyDatabase(), () => undefined);
  await registerMerchant(database.db, {
    merchantKey: SHOP.merchantKey,
    name: 'Shop',
    logoUrl: null,
    secret: 's'.repeat(32),
    isNtbAllowed: true,
    origins: [],
    lenderIds: [],
    customerLimits: {},
    widgets: WidgetSettings.parse({}),
    agents: [],
    webhookUrl: null,
  });
}, STARTS_WITHIN_MS);
beforeEach(() => clock.advance(2 * MINUTE_MS));
afterAll(() => database.close());

const fresh = (tokenHash: string, client = SHOP.client): CallMaker => ({
  maker: 'session',
  ...SHOP,
  client,
  session: { tokenHash, mobile: null },
});
const process = (of = limits, maxQuotas?: number): CallLimit =>
  new CallLimit({ db: database.db, clock, limits: of, ...(maxQuotas !== undefined && { maxQuotas }) });
const rows = () => database.db.selectFrom('rate_limits').selectAll().orderBy('bucket').execute();
const used = async (bucket: string): Promise<number | undefined> =>
  (await rows()).find((row) => row.bucket === bucket)?.used;
const statements = () => vi.spyOn(database.db.getExecutor(), 'executeQuery').mock.calls.length;

async function served(times: number, calls: CallLimit, by: (time: number) => CallMaker): Promise<number> {
  const tried = await Promise.allSettled(Array.from({ length: times }, (_, time) => calls.consume(by(time))));
  for (const each of tried) if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Refusal);
  return tried.filter(({ status }) => status === 'fulfilled').length;
}

describe('calls of many limits', () => {
  it('fresh sessions together have 50 times the calls of one, and each is served up to its own limit', async () => {
    const calls = process(few);
    expect(await served(600, calls, (time) => fresh(`many-${time % 100}`))).toBe(500);
    expect(await served(1, calls, () => fresh('many-elsewhere', '10.0.0.2'))).toBe(1);
    clock.advance(MINUTE_MS);
    expect(await served(1, calls, () => fresh('many-0'))).toBe(1);
  });

  it('a session without quota uses nothing of the shared limit', async () => {
    const calls = process(few);
    const client = '10.0.0.3';
    expect(await served(15, calls, () => fresh('greedy', client))).toBe(10);
    expect(await served(491, calls, (time) => fresh(`modest-${time % 99}`, client))).toBe(490);
  });

  it('simultaneous calls use one statement per quota, and refused ones none', async () => {
    const calls = process();
    const client = '10.0.0.4';
    const before = statements();
    await served(4, calls, () => fresh('quick', client));
    expect(statements() - before).toBe(1);
    await served(96, calls, () => fresh('quick', client));
    // Own quotas of 4, two shared ones of 50; quotas missing at the same time take one statement.
    expect(statements() - before).toBeLessThanOrEqual(26);
    await served(1, calls, () => fresh('quick', client));
    const whenUsedUp = statements();
    expect(await served(50, calls, () => fresh('quick', client))).toBe(0);
    expect(statements()).toBe(whenUsedUp);
  });

  it('the first quota of a session is reserved in the statement of its row', async () => {
    const calls = process();
    const session = {
      tokenHash: 'begun',
      loginHash: null,
      guestHash: null,
      merchantKey: SHOP.merchantKey,
      origin: 'https://shop.example',
      mobile: null,
      txnUuid: null,
      isByLink: false,
      draft: emptyDraft,
      expiresAtMs: clock.nowMs() + MINUTE_MS,
    };
    const before = statements();
    await calls.begin({ maker: 'session', ...SHOP, client: '10.0.0.5', session }, [
      sessionInserted(session, clock.nowMs()),
    ]);
    expect(await served(4, calls, () => fresh('begun', '10.0.0.5'))).toBe(4);
    expect(statements() - before).toBe(1);
    expect([await used('calls-session:begun'), await used('calls-fresh-sessions:10.0.0.5|shop')]).toEqual([4, 50]);
    expect(await database.db.selectFrom('sessions').select('token_hash').execute()).toEqual([{ token_hash: 'begun' }]);
  });
});

describe('local quotas of a process', () => {
  it('are dropped within two minutes, in any order of use', async () => {
    const calls = process();
    const till = { maker: 'agent', merchantKey: 'shop', agentId: 'till' } as const;
    const server = { maker: 'server', merchantKey: 'other-shop' } as const;
    for (let second = 0; second < 60; second += 1) {
      for (const by of [fresh(`idle-${second}`), till, server]) await calls.consume(by);
      clock.advance(1_000);
    }
    expect(calls.quotaCount).toBeGreaterThan(60);
    clock.advance(MINUTE_MS);
    await calls.consume(till);
    expect(calls.quotaCount).toBe(1);
  });

  it('are dropped if the clock is set back by an hour', async () => {
    const calls = process();
    await served(30, calls, (time) => fresh(`back-${time}`));
    clock.advance(-60 * MINUTE_MS);
    await calls.consume({ maker: 'server', merchantKey: 'back' });
    expect(calls.quotaCount).toBe(1);
    clock.advance(60 * MINUTE_MS);
  });

  it('are at most 20 if that is the limit, without extra calls for any caller', async () => {
    const calls = process(limits, 20);
    const client = '10.0.0.6';
    for (let time = 0; time < 200; time += 1) await calls.consume(fresh(`many-${time}`, client));
    expect(calls.quotaCount).toBe(20);
    expect(await used('calls-session:many-0')).toBe(4);
    expect(await served(200, calls, () => fresh('many-0', client))).toBeLessThanOrEqual(96);
  });
});
