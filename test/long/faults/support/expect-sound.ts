import { expect } from 'vitest';
import type { DatabaseChoice } from '../../../../server/store/open';
import { GIVEN_BACK_WITHIN_MS } from '../../../../server/store/order-audit';
import { auditLedger, soundBooks } from '../../../../server/testing/payments/ledger-audit';
import { FakeClock } from '../../../../server/testing/server/fake-clock';
import type { ServerProcess } from '../../../../server/testing/server/server-process';
import { startTestServer } from '../../../../server/testing/server/test-server';
import type { ShopperLoad, ShopperLoadReport } from './shopper-load';

/** Each processes a limited number of payments. */
const SWEEPS = 20;

interface Shop {
  readonly load: ShopperLoad;
  /** The running ones. */
  readonly servers: readonly ServerProcess[];
  readonly database: DatabaseChoice;
}

/** Lets all shoppers finish and ends the servers. No server has ended by itself, no answer was wrong, no reported
 *  payment is lost, and 5 minutes later the books are sound. */
export async function expectSound(what: string, { load, servers, database }: Shop): Promise<void> {
  const report = await load.leave();
  tell(what, report);
  for (const { child, stderr } of servers)
    expect([child.exitCode, child.signalCode, stderr()]).toEqual([null, null, '']);
  expect(report.wrong).toEqual([]);
  for (const server of servers) expect(await server.end('SIGTERM')).toBe(0);

  const later = await startTestServer({ database, clock: new FakeClock(Date.now() + GIVEN_BACK_WITHIN_MS) });
  try {
    const { db, work } = later.server;
    const rows = await db.selectFrom('transactions').select(['order_id', 'status']).execute();
    const taken = new Set(rows.map(({ order_id }) => order_id));
    const paid = new Set(rows.filter(({ status }) => status === 'COMPLETE').map(({ order_id }) => order_id));
    expect(report.taken.filter((orderId) => !taken.has(orderId))).toEqual([]);
    expect(report.told.filter((orderId) => !paid.has(orderId))).toEqual([]);
    for (let time = 0; time < SWEEPS; time += 1) await work.sweep();
    expect(await auditLedger(db, later.clock.nowMs())).toEqual(soundBooks);
  } finally {
    await later.close();
  }
}

function tell(what: string, { told, checkouts, refused, answers }: ShopperLoadReport): void {
  process.stdout.write(
    `\n${what}: ${checkouts} checkouts, ${told.length} paid, refused ${JSON.stringify(refused)}, answers ${JSON.stringify(answers)}\n`,
  );
}
