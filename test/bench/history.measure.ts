import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { postgresDatabase } from '../../server/testing/database/fresh-postgres';
import { beginPurchase } from '../../server/testing/payments/begun-purchase';
import { someMobile } from '../../server/testing/sales/sales-steps';
import { startTestServer, type TestServer } from '../../server/testing/server/test-server';
import { type Browser, newBrowser } from '../../server/testing/site/site-steps';
import { hdfc } from '../../shared/lenders/hdfc';
import { DAY_MS } from '../../shared/rules/duration';
import { percentile } from './support/percentile';
import { recordMeasurement } from './support/record-measurement';
import { circumstances, median, type Series, tableOf } from './support/table';

const TIMES = Number(process.env.KADAM_BENCH_CALLS ?? 200);
const FEW = 5;
const MANY = 500;
const TENURE = 6;
const RATE_BPS = 1_500;
const LASTS_AT_MOST_MS = 900_000;

/** Calls of `/transaction-history`, and the allowed ratio of the medians with a hundred times as many purchases: a page
 *  of twenty against one of five, and the sum of all debts. */
const calls: readonly { readonly path: string; readonly aim: number }[] = [
  { path: '/txn/history/all', aim: 2 },
  { path: '/txn/history/all?status=ACTIVE&lender=401', aim: 2 },
  { path: '/txn/summary', aim: 20 },
  { path: '/txn/getVoucherDetails', aim: 1.5 },
];

let kadam: TestServer | undefined;
afterEach(() => kadam?.close());

const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} ms`;

async function shopperWith(server: TestServer, purchases: number): Promise<Browser> {
  const mobile = someMobile();
  const plan = { mobile, lender: hdfc, tenure: TENURE, annualRateBps: RATE_BPS, amountRupees: 12_000 } as const;
  for (let day = 0; day < purchases; day += 1)
    await beginPurchase(server.server.db, {
      ...plan,
      orderId: `ZM-${mobile}-${day}`,
      nowMs: server.clock.nowMs() - day * DAY_MS,
    });
  const browser = newBrowser(() => server);
  await browser.login(mobile);
  return browser;
}

/** Alternating calls of each browser, after a warm-up. */
async function inTurn(browsers: readonly Browser[], path: string): Promise<readonly Series[]> {
  const series: number[][] = browsers.map(() => []);
  for (let time = -TIMES / 10; time < TIMES; time += 1)
    for (const [at, browser] of browsers.entries()) {
      const startedAtMs = performance.now();
      const { status } = await browser.get(path);
      const tookMs = performance.now() - startedAtMs;
      expect(status).toBe(200);
      if (time >= 0) series[at]?.push(tookMs);
    }
  return series;
}

it(`a dashboard with ${MANY} purchases compares with one with ${FEW}, ${TIMES} calls each, on PostgreSQL`, {
  timeout: LASTS_AT_MOST_MS,
}, async () => {
  kadam = await startTestServer({ database: await postgresDatabase(5), env: { LOG_LEVEL: 'info' } });
  const browsers = [await shopperWith(kadam, FEW), await shopperWith(kadam, MANY)];
  await sql`analyze`.execute(kadam.server.db);
  const rows: string[][] = [];
  for (const { path, aim } of calls) {
    const [few = [], many = []] = await inTurn(browsers, path);
    const ratio = median(many) / median(few);
    rows.push([
      `\`GET ${path}\``,
      `${ms(median(few))}, ${ms(percentile(few, 99))}`,
      `${ms(median(many))}, ${ms(percentile(many, 99))}`,
      `${ratio.toFixed(2)} (≤ ${aim}${ratio <= aim ? ' ✓' : ''})`,
    ]);
  }
  const table = tableOf(['median and 99th of 100', `${FEW} purchases`, `${MANY} purchases`, '×'], rows);
  recordMeasurement('history', `${circumstances(`Node ${process.version}`, Date.now())}.\n\n${table}`);
});
