import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '../../shared/api';
import { campaignGet } from '../../shared/api/campaigns';
import * as catalogue from '../../shared/api/catalogue';
import { approvedMobiles } from '../testing/account/shopper';
import { exampleJourney } from '../testing/api/example-journey';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { addOldRows, growingTables } from '../testing/database/old-rows';
import { outlivesItsTransaction, type Statement, StatementLog, tablesWritten } from '../testing/database/statements';
import { checkoutSteps } from '../testing/payments/checkout-steps';
import { dataOf } from '../testing/sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';
import { tidy } from './housekeeping';

/** Enough rows for PostgreSQL to prefer an index. */
const OLD_ROWS = 5_000;

let client: pg.Client;
let kadam: TestServer;
let log: StatementLog;
let ofPayment: number;
beforeAll(async () => {
  const database = await postgresDatabase(5);
  kadam = await startTestServer({ database });
  await addOldRows(database.url, () => OLD_ROWS);
  client = new pg.Client(database.url);
  await client.connect();
  // Deleted rows stay in the planner's statistics, regardless of the duration.
  for (const table of growingTables) await client.query(`alter table ${table} set (autovacuum_enabled = false)`);
  log = new StatementLog();
  await exampleJourney(() => log.around(kadam));
  ofPayment = await statementsOfPayment();
  await kadam.server.work.sweep();
  await tidy(kadam.server.db, kadam.clock.nowMs());
  log.stop();
}, STARTS_WITHIN_MS);
afterAll(async () => {
  await client.end();
  await kadam.close();
});

/** All database statements of an online payment's 10 calls, from the shop's order to the paid page. The checkout's
 *  first data is preloaded with its session. */
async function statementsOfPayment(): Promise<number> {
  const [mobile = ''] = approvedMobiles(1);
  const steps = checkoutSteps(() => log.around(kadam));
  const before = log.spent;
  const checkout = await steps.open();
  await checkout.choose();
  await checkout.verify(mobile);
  await checkout.choose();
  await checkout.agree();
  await checkout.confirm(mobile);
  expect(dataOf(await checkout.get('/app/payment/txn-status'))).toMatchObject({ status: 'COMPLETE' });
  return log.spent - before;
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}
const growing: ReadonlySet<string> = new Set(growingTables);

/** Growing tables with a sequential scan in a plan, and indexes that are scanned completely, also for a condition that
 *  is not on their first column. `firstOf`: first column of each index. */
const readWhole = (plan: Plan, firstOf: ReadonlyMap<string, string>): string[] => {
  const { 'Node Type': node, 'Relation Name': table = '', 'Index Name': index = '', 'Index Cond': wanted = '' } = plan;
  const isWholeTable = node === 'Seq Scan' && growing.has(table);
  const isWholeIndex = index !== '' && !wanted.includes(firstOf.get(index) ?? '?') && !MEANT_WHOLE.has(index);
  return [
    ...(isWholeTable ? [table] : []),
    ...(isWholeIndex ? [index] : []),
    ...(plan.Plans ?? []).flatMap((part) => readWhole(part, firstOf)),
  ];
};

async function firstOfIndexes(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ readonly index: string; readonly first: string }>(
    `select indexrelid::regclass::text as index, pg_get_indexdef(indexrelid, 1, true) as first from pg_index`,
  );
  return new Map(rows.map(({ index, first }) => [index, first]));
}
/** Indexes that have few rows in any case. */
const MEANT_WHOLE: ReadonlySet<string> = new Set([
  'merchant_origins_any_port',
  'transactions_unanswered',
  'transactions_without_loan',
]);

async function planOf({ text, values }: Statement): Promise<Plan> {
  type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Plan }] };
  const { rows } = await client.query<Explained>(`explain (format json) ${text}`, [...values]);
  const [first] = rows;
  if (!first) throw new Error(`no plan of ${text}`);
  return first['QUERY PLAN'][0].Plan;
}

describe('database', () => {
  it('each endpoint uses exactly the statements of `server/store/statements.json`', async () => {
    expect(Object.keys(endpoints).filter((name) => !(name in log.most))).toEqual([]);
    const sorted = Object.fromEntries(Object.entries(log.most).sort(([a], [b]) => (a < b ? -1 : 1)));
    await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot('./statements.json');
  });

  it('a payment of 10 calls uses at most 86 statements', () => {
    expect(ofPayment).toBeLessThanOrEqual(86);
  });

  it('repeated reads write only their client’s quota of calls and the event that lenders were asked', () => {
    const written = Object.entries(log.saidByRepeats).flatMap(([name, texts]) =>
      texts
        .filter((text) => tablesWritten(text).some((table) => table !== 'event_log' && table !== 'rate_limits'))
        .map((text) => `${name}: ${text}`),
    );
    expect(written).toEqual([]);
  });

  it('a repeated read of public catalogue data uses only its client’s quota of calls', () => {
    const told: readonly unknown[] = [...Object.values(catalogue), campaignGet];
    const names = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      endpoint.method === 'GET' && told.includes(endpoint) ? [name] : [],
    );
    expect(names).toHaveLength(8);
    const asked = names.flatMap((name) => log.saidByRepeats[name] ?? [`${name} was never repeated`]);
    expect(asked.filter((text) => !tablesWritten(text).includes('rate_limits'))).toEqual([]);
  });

  it('no statement leaves connection state, so that a pooler may share the connection after each transaction', () => {
    expect(log.said.map(({ text }) => text).filter(outlivesItsTransaction)).toEqual([]);
  });

  it('every query of a growing table uses an index by its first column', async () => {
    const statements = new Map(log.said.map((statement) => [statement.text, statement]));
    const firstOf = await firstOfIndexes();
    const found: string[] = [];
    for (const statement of statements.values()) {
      if (/^(begin|commit|rollback)/.test(statement.text)) continue;
      const tables = readWhole(await planOf(statement), firstOf);
      if (tables.length > 0) found.push(`${tables.join(', ')}: ${statement.text}`);
    }
    expect(found).toEqual([]);
    expect(statements.size).toBeGreaterThan(80);
  });
});
