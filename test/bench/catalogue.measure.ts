import { Agent } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { CATALOGUE_CACHE_MS } from '../../server/rules/lifetimes';
import { freshPostgresUrl, postgresDatabase } from '../../server/testing/database/fresh-postgres';
import { memoryDatabase } from '../../server/testing/database/memory-database';
import { startProcess } from '../../server/testing/server/server-process';
import { startTestServer, type TestServer } from '../../server/testing/server/test-server';
import { growCatalogue } from './support/grown-catalogue';
import { percentile } from './support/percentile';
import { recordMeasurement } from './support/record-measurement';
import { circumstances, median, type Series, tableOf } from './support/table';
import { type Timed, timedGet } from './support/timed-get';

const TIMES = Number(process.env.KADAM_BENCH_CALLS ?? 2_000);
const SEARCHES = Number(process.env.KADAM_BENCH_SEARCHES ?? 400);
const MANY_PRODUCTS = Number(process.env.KADAM_BENCH_PRODUCTS ?? 1_000_000);
const FEW_PRODUCTS = 10_000;
const STORES = 10_000;
const LASTS_AT_MOST_MS = 1_800_000;
/** Limit of a GET: multiple of a bare fastify with the same body, for the slowest of a hundred calls. */
const GET_AIM = 1.5;
/** Limit of a search among 10,000 stores on the embedded database, ms. */
const SEARCH_AIM_MS = 50;
/** Limit of a search among a million products: multiple of the time among 10,000. */
const GROWTH_AIM = 2;

const gets = [
  '/app/categories',
  '/app/brands',
  '/app/page/get/CATEGORY/mobiles',
  '/app/page/get/BRAND/nova',
  '/app/page/get/MERCHANT/vijay-sales',
  '/app/how-to-buy/vijay-sales',
  '/app/how-to-buy/vijay-sales/feather-14',
  '/app/campaign/get/',
];
const searches: Readonly<Record<string, object>> = {
  'one shop': { searchText: 'shop77' },
  'brand and model': { searchText: 'brand23 model123' },
  'the beginning of a word': { searchText: 'model12' },
  'a word that every added product has': { searchText: 'gadget' },
  'a typing mistake': { searchText: 'modle123' },
  'a category': { categoryIds: ['electronics'] },
  'no cost over 6 months, by name': { plans: ['noCost'], months: [6], sort: 'name' },
  nothing: {},
};

const tables: string[] = [];
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

const ms = (time: number): string => `${time.toFixed(time < 10 ? 2 : 1)} ms`;
const reached = (isReached: boolean): string => (isReached ? ' ✓' : '');

/** Alternating calls of two kinds, after a warm-up. */
async function inTurn(calls: readonly (() => Promise<Timed>)[]): Promise<readonly Series[]> {
  const series: number[][] = calls.map(() => []);
  for (let time = -TIMES / 10; time < TIMES; time += 1)
    for (const [at, call] of calls.entries()) {
      const { status, tookMs } = await call();
      expect(status).toBe(200);
      if (time >= 0) series[at]?.push(tookMs);
    }
  return series;
}

async function getRow(agent: Agent, url: string, path: string): Promise<string[]> {
  const { headers, body } = await timedGet(agent, url + path);
  const { 'content-type': type = '', 'content-encoding': encoding } = headers;
  const bare = await startProcess(
    {
      BODY: body.toString('base64'),
      HEADERS: JSON.stringify({ 'content-type': type, ...(encoding && { 'content-encoding': encoding }) }),
    },
    'test/bench/support/bare-body.mjs',
  );
  const [ours = [], least = []] = await inTurn([
    () => timedGet(agent, url + path),
    () => timedGet(agent, `${bare.url}/body`),
  ]);
  await bare.end('SIGTERM');
  const ratio = percentile(ours, 99) / percentile(least, 99);
  return [
    `\`GET ${path}\``,
    `${body.length} B`,
    `${ms(median(least))}, ${ms(percentile(least, 99))}`,
    `${ms(median(ours))}, ${ms(percentile(ours, 99))}`,
    `${(median(ours) / median(least)).toFixed(2)}, ${ratio.toFixed(2)} (≤ ${GET_AIM}${reached(ratio <= GET_AIM)})`,
  ];
}

async function searched(kadam: TestServer, asked: object): Promise<Series> {
  const series: number[] = [];
  for (let time = -5; time < SEARCHES; time += 1) {
    const startedAtMs = performance.now();
    const { status } = await kadam.request('POST', '/app/merchants', {
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(asked),
    });
    const tookMs = performance.now() - startedAtMs;
    expect(status).toBe(200);
    if (time >= 0) series.push(tookMs);
  }
  return series;
}

async function grownServer(
  database: NonNullable<Parameters<typeof startTestServer>[0]>['database'],
  products: number,
): Promise<TestServer> {
  const kadam = await startTestServer({ ...(database && { database }), env: { LOG_LEVEL: 'info' } });
  ends.push(kadam.close);
  await growCatalogue(kadam.server.db, { stores: STORES, products });
  kadam.clock.advance(CATALOGUE_CACHE_MS);
  return kadam;
}

describe('catalogue', { timeout: LASTS_AT_MOST_MS }, () => {
  it(`a GET compares with a bare fastify with the same body, ${TIMES} times each, on PostgreSQL`, async () => {
    const server = await startProcess({ DATABASE_URL: await freshPostgresUrl(), LOG_LEVEL: 'info' });
    const agent = new Agent({ keepAlive: true });
    ends.push(
      async () => agent.destroy(),
      () => server.end('SIGTERM'),
    );
    const rows: string[][] = [];
    for (const path of gets) rows.push(await getRow(agent, server.url, path));
    tables.push(tableOf(['median and 99th of 100', 'sent', 'bare fastify', 'ours', '×'], rows));
  });

  it(`a search among ${STORES} stores and ${FEW_PRODUCTS} products on the embedded database`, async () => {
    const kadam = await grownServer(await memoryDatabase(), FEW_PRODUCTS);
    const rows: string[][] = [];
    for (const [name, asked] of Object.entries(searches)) {
      const series = await searched(kadam, asked);
      const slowest = percentile(series, 99);
      rows.push([
        name,
        ms(median(series)),
        `${ms(slowest)} (≤ ${SEARCH_AIM_MS} ms${reached(slowest <= SEARCH_AIM_MS)})`,
      ]);
    }
    tables.push(tableOf([`${STORES} stores, embedded database`, 'median', '99th of 100'], rows));
  });

  it(`a search among ${MANY_PRODUCTS} products compares with ${FEW_PRODUCTS} on PostgreSQL`, async () => {
    const few = await grownServer(await postgresDatabase(5), FEW_PRODUCTS);
    const many = await grownServer(await postgresDatabase(5), MANY_PRODUCTS);
    const rows: string[][] = [];
    for (const [name, asked] of Object.entries(searches)) {
      const [before, after] = [await searched(few, asked), await searched(many, asked)];
      const ratio = median(after) / median(before);
      rows.push([
        name,
        `${ms(median(before))}, ${ms(percentile(before, 99))}`,
        `${ms(median(after))}, ${ms(percentile(after, 99))}`,
        `${ratio.toFixed(2)} (≤ ${GROWTH_AIM}${reached(ratio <= GROWTH_AIM)})`,
      ]);
    }
    tables.push(tableOf([`PostgreSQL, ${STORES} stores`, `${FEW_PRODUCTS} products`, `${MANY_PRODUCTS}`, '×'], rows));
    recordMeasurement(
      'catalogue',
      `${circumstances(`Node ${process.version}`, Date.now())}.\n\n${tables.join('\n\n')}`,
    );
  });
});
