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

/** Enough for PostgreSQL to choose an index wherever one helps. */
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
  // What is tidied away stays in the statistics that plans are made by, however long this takes.
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

/** All that an online payment asks of the database in its 10 calls, from the shop's order to the page that says it is
 *  paid. What the checkout asks for first comes with its session. */
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

/** Growing tables that a plan reads from end to end, and indexes of which it reads every entry: also where it looks for
 *  something in each that the index does not begin with. `firstOf`: what each index begins with. */
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

/** By its name, what an index begins with: a column, or what is worked out of some. */
async function firstOfIndexes(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query<{ readonly index: string; readonly first: string }>(
    `select indexrelid::regclass::text as index, pg_get_indexdef(indexrelid, 1, true) as first from pg_index`,
  );
  return new Map(rows.map(({ index, first }) => [index, first]));
}
/** Indexes that hold a few rows however much there is. */
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

describe('the database', () => {
  it('is asked as often as `server/store/statements.json` says of each endpoint, and no oftener', async () => {
    expect(Object.keys(endpoints).filter((name) => !(name in log.most))).toEqual([]);
    const sorted = Object.fromEntries(Object.entries(log.most).sort(([a], [b]) => (a < b ? -1 : 1)));
    await expect(`${JSON.stringify(sorted, null, 2)}\n`).toMatchFileSnapshot('./statements.json');
  });

  it('is asked 86 times at most by a payment of 10 calls', () => {
    expect(ofPayment).toBeLessThanOrEqual(86);
  });

  it('is written by no call that reads and is repeated, but for its client’s quota of calls and the event that lenders were asked', () => {
    const written = Object.entries(log.saidByRepeats).flatMap(([name, texts]) =>
      texts
        .filter((text) => tablesWritten(text).some((table) => table !== 'event_log' && table !== 'rate_limits'))
        .map((text) => `${name}: ${text}`),
    );
    expect(written).toEqual([]);
  });

  it('is asked nothing but for its client’s quota of calls by what everybody is told of the catalogue, a moment after it was told', () => {
    const told: readonly unknown[] = [...Object.values(catalogue), campaignGet];
    const names = Object.entries(endpoints).flatMap(([name, endpoint]) =>
      endpoint.method === 'GET' && told.includes(endpoint) ? [name] : [],
    );
    expect(names).toHaveLength(8);
    const asked = names.flatMap((name) => log.saidByRepeats[name] ?? [`${name} was never repeated`]);
    expect(asked.filter((text) => !tablesWritten(text).includes('rate_limits'))).toEqual([]);
  });

  it('is left with nothing of a connection’s own, so that a pooler may lend that to others after each transaction', () => {
    expect(log.said.map(({ text }) => text).filter(outlivesItsTransaction)).toEqual([]);
  });

  it('finds everything by what an index has it under, in every table that grows with the business', async () => {
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
