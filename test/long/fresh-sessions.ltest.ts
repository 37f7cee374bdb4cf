import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../server/config';
import { CallLimit } from '../../server/services/call-limit';
import { clientLimits } from '../../server/services/limits';
import { hasherWith } from '../../server/services/secrets';
import { tidy } from '../../server/store/housekeeping';
import { postgresDatabase } from '../../server/testing/database/fresh-postgres';
import { merchantSteps } from '../../server/testing/payments/checkout-steps';
import { MINUTE_MS, someMobile } from '../../server/testing/sales/sales-steps';
import { FakeClock } from '../../server/testing/server/fake-clock';
import { asInProduction } from '../../server/testing/server/limits';
import { MERCHANT_ORIGIN, type Reply, startTestServer, type TestServer } from '../../server/testing/server/test-server';
import { type Frame, newFrame, startedFrame } from '../../server/testing/widgets/widget-steps';

const SESSIONS = 2_000;
const PEPPER = 'pepper-of-two-thousand-sessions-0123456789';
/** Fresh sessions of a network then share 2,400 calls a minute; without a session it has 480. */
const env = { ...asInProduction, KADAM_CALLS_PER_MINUTE: '48', KADAM_PEPPER: PEPPER, LOG_LEVEL: 'error' };
const FRESH_CALLS = 2_400;
/** Many callers, like a carrier's customers or a flood. */
const NETWORK = '203.0.113.7';
/** Simultaneous calls. */
const AT_ONCE = 50;
const WHO = '/auth/identify-user';

const clock = new FakeClock();
let servers: readonly [TestServer, TestServer];
beforeAll(async () => {
  const database = await postgresDatabase(5);
  const start = () => startTestServer({ database, clock, env });
  servers = [await start(), await start()];
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

let calls = 0;
/** The server that a balancer chooses. */
const either = (): TestServer => servers[calls++ % 2 === 0 ? 0 : 1];

/** Widget sessions without a verified number. */
async function freshSessions(count: number): Promise<readonly Frame[]> {
  const hasher = hasherWith(PEPPER);
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hashes = tokens.map((token) => hasher.hash('session', token));
  const nowMs = clock.nowMs();
  await sql`insert into sessions (token_hash, merchant_key, origin, is_by_link, is_whatsapp_consent_accepted,
      link_sent_at_ms, created_at_ms, expires_at_ms)
    select token_hash, 'zenmart_sandbox', ${MERCHANT_ORIGIN}, false, false, '[]', ${nowMs}::bigint,
      ${nowMs + 30 * MINUTE_MS}::bigint
    from unnest(${hashes}::text[]) token_hash`.execute(servers[0].server.db);
  return tokens.map((token) => Object.assign(newFrame(either, {}, NETWORK), { token }));
}

/** One call of each frame. */
async function everyone(frames: readonly Frame[]): Promise<readonly Reply[]> {
  const replies: Reply[] = [];
  for (let from = 0; from < frames.length; from += AT_ONCE)
    replies.push(...(await Promise.all(frames.slice(from, from + AT_ONCE).map((frame) => frame.get(WHO)))));
  return replies;
}
const served = (replies: readonly Reply[]): number => replies.filter(({ status }) => status === 200).length;
const rowsOfCalls = async (): Promise<number> => {
  const { rows } = await sql<{ rows: number }>`
    select count(*) as rows from rate_limits where bucket like 'calls-%'`.execute(servers[0].server.db);
  return rows[0]?.rows ?? 0;
};

describe('2,000 fresh sessions of one network', () => {
  it('share 2,400 calls a minute over two processes; authenticated callers are still served', async () => {
    const shopper = await startedFrame(either, {}, NETWORK);
    expect((await shopper.login(someMobile())).body?.success).toBe(true);
    const neighbour = await startedFrame(either, {}, '203.0.113.8');
    clock.advance(MINUTE_MS);
    const sessions = await freshSessions(SESSIONS);

    const first = await everyone(sessions);
    expect(served(first)).toBe(SESSIONS);
    const second = await everyone(sessions);
    expect(served(second)).toBe(FRESH_CALLS - SESSIONS);
    const refused = second.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status, headers }) => `${status} ${headers['retry-after']}`))).toEqual(
      new Set(['429 60']),
    );

    expect(served(await Promise.all(Array.from({ length: 40 }, () => shopper.get(WHO))))).toBe(40);
    expect((await neighbour.get(WHO)).status).toBe(200);
    expect((await either().call('init', undefined, { ip: NETWORK })).status).toBe(200);
    // A call without a session from another address.
    expect((await merchantSteps(either).order()).status).toBe(200);
    // A new caller gets a session, and is refused with it.
    const newcomer = await startedFrame(either, {}, NETWORK);
    expect((await newcomer.get(WHO)).status).toBe(429);

    expect(await rowsOfCalls()).toBeLessThanOrEqual(SESSIONS + 10);
    clock.advance(MINUTE_MS);
    expect((await newcomer.get(WHO)).status).toBe(200);
    await tidy(servers[0].server.db, clock.nowMs());
    expect(await rowsOfCalls()).toBe(2);
  });

  it('are cached in a process until their minute ends', async () => {
    const { calls: limits } = clientLimits(readConfig(env));
    const limit = new CallLimit({ db: servers[0].server.db, clock, limits });
    const call = (session: number): Promise<void> =>
      limit.consume({
        maker: 'session',
        merchantKey: 'zenmart_sandbox',
        client: '203.0.113.9',
        session: { tokenHash: `kept-${session}`, mobile: null },
      });
    for (let from = 0; from < SESSIONS; from += AT_ONCE)
      await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => call(from + index)));
    expect(limit.quotaCount).toBe(SESSIONS + 1);
    clock.advance(MINUTE_MS);
    await call(0);
    expect(limit.quotaCount).toBe(2);
  });
});
