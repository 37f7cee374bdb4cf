import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auditLedger, soundBooks } from '../../server/lenders/ledger-audit';
import { type OpenDatabase, openDatabase } from '../../server/store/open';
import { startPostgres, type TestPostgres } from '../../server/testing/postgres';
import { type ServerProcess, startProcess } from '../../server/testing/server-process';
import { Crowd, type CrowdReport } from './support/crowd';

const SECRET = 'process-test-secret-0123456789abcdef';
/** Every fault comes once so many more shoppers have paid, so that others are at every step. */
const PAID_BETWEEN = 6;
const BACK_WITHIN_MS = 5_000;

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let url: string;
let servers: readonly ServerProcess[] = [];
let crowd: Crowd;
beforeEach(async () => {
  url = await postgres.createDatabase();
  const env = {
    DATABASE_URL: url,
    KADAM_EXAMPLE_SECRET: SECRET,
    KADAM_CALLS_PER_MINUTE: '10000000',
    KADAM_CODES_PER_AGENT: '1000000',
    KADAM_DATABASE_POOL: '8',
  };
  servers = await Promise.all([startProcess(env), startProcess(env)]);
  crowd = new Crowd(
    servers.map((server) => server.url),
    SECRET,
  );
  crowd.begin();
});
afterEach(async () => {
  for (const server of servers)
    if (server.child.exitCode === null && server.child.signalCode === null) await server.end('SIGKILL');
});

const paidOnce = async (atLeast: number): Promise<void> => {
  const wanted = crowd.paid + atLeast;
  await expect.poll(() => crowd.paid, { timeout: 60_000, interval: 50 }).toBeGreaterThanOrEqual(wanted);
};

/** The first success after `sinceMs` has come in time. */
const successSoonAfter = async (sinceMs: number): Promise<void> => {
  await expect.poll(() => crowd.lastSuccessAtMs, { timeout: BACK_WITHIN_MS, interval: 20 }).toBeGreaterThan(sinceMs);
};

/** Everybody has finished: no server has ended, nobody heard what nobody may hear, nothing told is lost. */
async function expectSound(what: string): Promise<void> {
  const report = await crowd.leave();
  tell(what, report);
  for (const { child, stderr } of servers)
    expect([child.exitCode, child.signalCode, stderr()]).toEqual([null, null, '']);
  expect(report.wrong).toEqual([]);
  const database: OpenDatabase = await openDatabase({ kind: 'postgres', url, maxConnections: 2 }, () => undefined);
  try {
    const rows = await database.db
      .selectFrom('transactions')
      .select('order_id')
      .where('status', '=', 'COMPLETE')
      .execute();
    const kept = new Set(rows.map(({ order_id }) => order_id));
    expect(report.told.filter((orderId) => !kept.has(orderId))).toEqual([]);
    expect(await auditLedger(database.db, Date.now())).toEqual(soundBooks);
  } finally {
    await database.close();
  }
}

function tell(what: string, { told, checkouts, refused, answers }: CrowdReport): void {
  process.stdout.write(
    `\n${what}: ${checkouts} checkouts, ${told.length} paid, refused ${JSON.stringify(refused)}, answers ${JSON.stringify(answers)}\n`,
  );
}

describe('8 shoppers amid checkouts on two processes and one PostgreSQL', () => {
  it('lose nothing where every connection is terminated, 10 times', async () => {
    for (let time = 0; time < 10; time += 1) {
      await paidOnce(PAID_BETWEEN);
      await postgres.dropConnections();
      await successSoonAfter(Date.now());
    }
    await expectSound('10 times all connections terminated');
  });
});
