import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../../server/platform/clock';
import { startPostgres, type TestPostgres } from '../../../server/testing/database/postgres';
import type { ServerProcess } from '../../../server/testing/server/server-process';
import { expectSound } from './support/expect-sound';
import { endAll, SECRET, startShop, successSoon, untilPaid } from './support/shop-under-fault';
import { ShopperLoad } from './support/shopper-load';

/** A fault follows after this many more payments, so that others are at every step. */
const PAID_BETWEEN = 6;
const SLEEPS_MS = 60_000;
/** Time after which a shopper's page repeats a call. */
const ANSWERS_WITHIN_MS = 4_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let url: string;
let servers: readonly ServerProcess[] = [];
let load: ShopperLoad;
beforeEach(async () => {
  url = await postgres.createDatabase();
  servers = await Promise.all([startShop({ DATABASE_URL: url }), startShop({ DATABASE_URL: url })]);
  const urls = servers.map((server) => server.url);
  load = new ShopperLoad(urls, SECRET, ANSWERS_WITHIN_MS);
  load.begin();
});
afterEach(() => endAll(servers));

const sound = (what: string): Promise<void> =>
  expectSound(what, { load, servers, database: { kind: 'postgres', url, maxConnections: 2 } });

describe('8 shoppers during checkouts on two processes and one PostgreSQL', () => {
  it('lose nothing if every connection is terminated', async () => {
    await untilPaid(load, PAID_BETWEEN);
    await postgres.dropConnections();
    await successSoon(load);
    await sound('all connections terminated');
  });

  it.each(['fast', 'immediate'] as const)('lose nothing if PostgreSQL is restarted, %s', async (how) => {
    await untilPaid(load, PAID_BETWEEN);
    await postgres.restart(how);
    await successSoon(load);
    await sound(`PostgreSQL restarted, ${how}`);
  });

  it('lose nothing if one process sleeps for 60 s, and it serves again within 5 s of waking', async () => {
    await untilPaid(load, PAID_BETWEEN);
    const [sleeper] = servers;
    sleeper?.child.kill('SIGSTOP');
    await systemClock.delay(SLEEPS_MS);
    const paidMeanwhile = load.paid;
    sleeper?.child.kill('SIGCONT');
    await successSoon(load);
    const ready = await fetch(`${sleeper?.url}/readyz`, { signal: AbortSignal.timeout(5_000) });
    expect(ready.status).toBe(200);
    await untilPaid(load, PAID_BETWEEN);
    await sound(`a process slept for 60 s, ${paidMeanwhile} had paid when it woke`);
  });
});
