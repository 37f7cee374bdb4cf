import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askedForOffer } from '../../../server/testing/account/voucher-tests';
import { freshPostgresUrl } from '../../../server/testing/database/fresh-postgres';
import { checkoutSteps } from '../../../server/testing/payments/checkout-steps';
import { dataOf } from '../../../server/testing/sales/sales-steps';
import { startTestServer, type TestServer } from '../../../server/testing/server/test-server';
import { nodeEntry } from '../../../vite.config';
import type { Grants } from './support/grant-vouchers';

const NUMBERS = 10;
const GRANTS = 20;

/** Inside the repository, so that packages resolve. */
const program = join(process.cwd(), `node_modules/.cache/grant-vouchers-${process.pid}.js`);

interface Granter {
  readonly child: ChildProcess;
  grant(grants: Grants): Promise<void>;
}

let kadam: TestServer;
const granters: Granter[] = [];
beforeAll(async () => {
  const url = await freshPostgresUrl();
  kadam = await startTestServer({ database: { kind: 'postgres', url, maxConnections: 5 } });
  await build(
    nodeEntry(dirname(program), { [basename(program, '.js')]: join(import.meta.dirname, 'support/grant-vouchers.ts') }),
  );
  granters.push(await granter(url), await granter(url));
});
afterAll(async () => {
  for (const { child } of granters) {
    const ended = once(child, 'exit');
    child.stdin?.end();
    expect(await ended).toEqual([0, null]);
  }
  await kadam.close();
  rmSync(program, { force: true });
});

async function granter(url: string): Promise<Granter> {
  const child = spawn(process.execPath, [program, url], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const heard = async (wanted: string): Promise<void> => {
    const { value } = await lines.next();
    if (value !== wanted) throw new Error(`${value} instead of ${wanted}`);
  };
  await heard('open');
  return {
    child,
    grant: (grants) => {
      child.stdin.write(`${JSON.stringify(grants)}\n`);
      return heard('granted');
    },
  };
}

describe('two processes of the system on one PostgreSQL', () => {
  it(`that grant ${GRANTS} vouchers to a number at the same moment leave it one, for each of ${NUMBERS} numbers`, async () => {
    const { merchant } = checkoutSteps(() => kadam);
    const counts: number[] = [];
    for (let number = 0; number < NUMBERS; number += 1) {
      const mobile = String(7_430_000_000 + number);
      await askedForOffer(() => kadam, mobile);
      const orders: Grants['paid'][number][] = [];
      while (orders.length < GRANTS) {
        const { txnUuid } = dataOf(await merchant.order());
        orders.push({
          txnUuid: String(txnUuid),
          mobile,
          merchantKey: 'zenmart_sandbox',
          orderId: `ZM-${orders.length}`,
        });
      }
      const atMs = kadam.clock.nowMs();
      await Promise.all(
        granters.map(({ grant }, index) =>
          grant({ atMs, paid: orders.filter((_, at) => at % granters.length === index) }),
        ),
      );
      const { db } = kadam.server;
      counts.push(
        (await db.selectFrom('voucher_grants').select('txn_uuid').where('mobile', '=', mobile).execute()).length,
      );
    }
    expect(counts).toEqual(Array.from({ length: NUMBERS }, () => 1));
  });
});
