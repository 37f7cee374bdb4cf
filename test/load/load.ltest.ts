import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger, soundBooks } from '../../server/lenders/ledger-audit';
import { systemClock } from '../../server/ports';
import { type OpenDatabase, openDatabase } from '../../server/store/open';
import { startPostgres, type TestPostgres } from '../../server/testing/postgres';
import { type ServerProcess, startProcess } from '../../server/testing/server-process';
import { approvedMobiles, type CheckoutEnd, Shopper } from '../../server/testing/shopper';
import { apiBuckets, describeTimes } from './metrics';

const SHOPPERS = Number(process.env.KADAM_LOAD_SHOPPERS ?? 200);
const PROCESSES = Number(process.env.KADAM_LOAD_PROCESSES ?? 2);
/** Shoppers who begin in a second; 0 = all at once, which measures the queue before a machine that is too small. */
const PER_SECOND = Number(process.env.KADAM_LOAD_PER_SECOND ?? 0);
const LASTS_AT_MOST_MS = 600_000;
const SECRET = 'process-test-secret-0123456789abcdef';

let postgres: TestPostgres;
let database: OpenDatabase;
let servers: readonly ServerProcess[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  database = await openDatabase({ kind: 'postgres', url, maxConnections: 2 }, () => undefined);
  const env = {
    DATABASE_URL: url,
    KADAM_EXAMPLE_SECRET: SECRET,
    // All shoppers come from one address here.
    KADAM_CALLS_PER_MINUTE: '10000000',
    KADAM_CODES_PER_AGENT: '1000000',
    KADAM_DATABASE_POOL: '12',
    LOG_LEVEL: 'info',
  };
  servers = await Promise.all(Array.from({ length: PROCESSES }, () => startProcess(env)));
}, LASTS_AT_MOST_MS);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
  await database.close();
  await postgres.stop();
});

describe(`${SHOPPERS} shoppers ${PER_SECOND > 0 ? `(${PER_SECOND} a second)` : 'at once'}, each with a whole checkout, on ${PROCESSES} processes and one PostgreSQL`, () => {
  it('lose, double and unbalance nothing', { timeout: LASTS_AT_MOST_MS }, async () => {
    const urls = servers.map(({ url }) => url);
    const startedAtMs = Date.now();
    const ends: CheckoutEnd[] = await Promise.all(
      approvedMobiles(SHOPPERS).map(async (mobile, index) => {
        if (PER_SECOND > 0) await systemClock.delay((index / PER_SECOND) * 1000);
        return new Shopper(urls, SECRET).checkOut(mobile, `LOAD-${index}`);
      }),
    );
    const tookSeconds = (Date.now() - startedAtMs) / 1000;
    const paid = ends.filter(({ end }) => end === 'paid');
    const rows = await database.db
      .selectFrom('transactions')
      .select(['order_id', 'status'])
      .where('order_id', 'like', 'LOAD-%')
      .execute();
    const inBooks = rows.filter(({ status }) => status === 'COMPLETE').map(({ order_id }) => order_id);
    const lost = paid.filter(({ orderId }) => !inBooks.includes(orderId)).length;
    const faults = await auditLedger(database.db, Date.now());
    const texts = await Promise.all(urls.map(async (url) => (await fetch(`${url}/metrics`)).text()));
    const own = apiBuckets('kadam_http_own_seconds', texts);
    process.stdout.write(
      [
        '',
        `shoppers ${SHOPPERS}, paid ${paid.length}, refused ${ends.length - paid.length}, in ${tookSeconds.toFixed(1)} s`,
        `lost ${lost}, doubled ${faults.ordersPaidTwice}, unbalanced ${faults.unbalancedTransfers + faults.wrongBalances + faults.unbalancedLines}`,
        `the API's own time ${describeTimes(own)}`,
        `the whole time, with the simulated lenders' delays ${describeTimes(apiBuckets('kadam_http_request_seconds', texts))}`,
        '',
      ].join('\n'),
    );
    expect(own.calls).toBeGreaterThan(5 * SHOPPERS);
    expect(lost).toBe(0);
    expect(faults).toEqual(soundBooks);
    expect(ends.filter(({ end }) => end !== 'paid')).toEqual([]);
    expect(inBooks).toHaveLength(SHOPPERS);
  });
});
