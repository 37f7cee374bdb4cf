import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../server/store/open';
import { approvedMobiles, Shopper } from '../../../server/testing/account/shopper';
import { freshPostgresUrl } from '../../../server/testing/database/fresh-postgres';
import { auditLedger, soundBooks } from '../../../server/testing/payments/ledger-audit';
import { type ServerProcess, startProcess } from '../../../server/testing/server/server-process';

const SECRET = 'process-test-secret-0123456789abcdef';
let url: string;
let database: OpenDatabase;
const running: ServerProcess[] = [];
const start = async (): Promise<ServerProcess> => {
  const server = await startProcess({
    DATABASE_URL: url,
    KADAM_EXAMPLE_SECRET: SECRET,
    KADAM_DATABASE_POOL: '8',
    MERCHANT_PORT: '4500',
  });
  running.push(server);
  return server;
};
beforeEach(async () => {
  url = await freshPostgresUrl();
  database = await openDatabase({ kind: 'postgres', url, maxConnections: 2 }, () => undefined);
});
afterEach(async () => {
  for (const server of running.splice(0))
    if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL');
  await database.close();
});

const paidOrders = async (): Promise<string[]> => {
  const rows = await database.db
    .selectFrom('transactions')
    .select('order_id')
    .where('status', '=', 'COMPLETE')
    .execute();
  return rows.map(({ order_id }) => order_id);
};
const unanswered = async (): Promise<number> => {
  const rows = await database.db.selectFrom('transactions').select('txn_uuid').where('credit', '=', 'asked').execute();
  return rows.length;
};

/** Two processes, a database and all shoppers share a busy machine. */
const LASTS_AT_MOST_MS = 180_000;

describe('two server processes on one PostgreSQL', () => {
  it(
    'pay 24 orders of 24 shoppers with alternating calls once each, and the books are sound',
    async () => {
      const urls = (await Promise.all([start(), start()])).map((server) => server.url);
      const ends = await Promise.all(
        approvedMobiles(24).map((mobile, index) => new Shopper(urls, SECRET).checkOut(mobile, `ORDER-${index}`)),
      );
      expect(ends.filter(({ end }) => end !== 'paid')).toEqual([]);
      expect(await paidOrders()).toHaveLength(24);
      expect(await auditLedger(database.db, Date.now())).toEqual(soundBooks);
    },
    LASTS_AT_MOST_MS,
  );

  it(
    'keep every acknowledged payment, double none and settle the rest if one is killed with SIGKILL',
    async () => {
      const [doomed, survivor] = await Promise.all([start(), start()]);
      let confirmed = 0;
      const told: string[] = [];
      const shopping = approvedMobiles(20).map(async (mobile, index) => {
        const shopper = new Shopper([doomed.url, survivor.url], SECRET);
        const end = await shopper.checkOut(mobile, `ORDER-${index}`, () => {
          confirmed += 1;
          // The others are at every step.
          if (confirmed === 3) doomed.child.kill('SIGKILL');
        });
        if (end.end === 'paid') told.push(end.orderId);
      });
      await Promise.allSettled(shopping);
      expect(told.length).toBeGreaterThanOrEqual(3);
      for (const orderId of told) expect(await paidOrders()).toContain(orderId);
      // The survivor asks the lender about pending requests.
      await expect.poll(unanswered, { timeout: 50_000, interval: 500 }).toBe(0);
      expect(await auditLedger(database.db, Date.now())).toEqual(soundBooks);
    },
    LASTS_AT_MOST_MS,
  );
});
