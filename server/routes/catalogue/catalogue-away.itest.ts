import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { searchMessages } from '../../../frames/shell/catalogue/search.messages';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { sampleMerchants } from '../../../shared/site/samples';
import { CATALOGUE_CACHE_MS } from '../../rules/lifetimes';
import { createDatabase, newCluster } from '../../testing/database/postgres';
import { type PostgresNode, startNode, urlIn } from '../../testing/database/postgres-node';
import type { Workplace } from '../../testing/database/postgres-programs';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

/** A separate PostgreSQL, which is stopped and restarted on the same data. */
let place: Workplace;
let node: PostgresNode;
let kadam: TestServer;
const start = (): Promise<PostgresNode> => startNode(place, ['fsync=off']);
beforeAll(async () => {
  place = newCluster('kadam-away-');
  node = await start();
  const url = await createDatabase(urlIn(place, 'postgres'));
  kadam = await startTestServer({ database: { kind: 'postgres', url, maxConnections: 2 } });
}, STARTS_WITHIN_MS);
afterAll(async () => {
  await kadam.close();
  await node.end('SIGINT');
  rmSync(place.folder, { recursive: true, force: true });
});

const open = (path: string): Promise<Reply> =>
  kadam.request('GET', path, { headers: { host: 'localhost:4400', accept: 'text/html' } });
const mainOf = ({ text }: Reply): string => /<main.*<\/main>/s.exec(text)?.[0] ?? '';
const textOf = (reply: Reply): string =>
  mainOf(reply)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const offersIn = (reply: Reply): number => mainOf(reply).match(/<article/g)?.length ?? 0;
const find = (): Promise<Reply> =>
  kadam.request('POST', '/app/merchants', {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ searchText: 'mobile' }),
  });

// Each test continues from the one before.
describe('the pages of the catalogue while PostgreSQL is away', { tags: ['long'] }, () => {
  let cached: Reply;
  beforeAll(async () => {
    cached = await open('/brands');
    expect(cached.status).toBe(200);
    await node.end('SIGINT');
    // The cached catalogue expires.
    kadam.clock.advance(CATALOGUE_CACHE_MS);
  });

  // @req CAT-017
  it('offers are without offers and without a word of it, and the home page names the merchants that it always has', async () => {
    const offers = await open('/offers');
    expect([offers.status, offersIn(offers), textOf(offers)]).toEqual([200, 0, 'Offers']);
    expect(mainOf(offers)).toContain('data-api-state="error"');
    const home = await open('/home/buy-with-kadam');
    expect(home.status).toBe(200);
    for (const name of sampleMerchants) expect(textOf(home)).toContain(name);
  });

  // @req CAT-049
  it('a search shows an error with 503 and keeps the query; its call is a retryable 503', async () => {
    const search = await open('/search?q=mobile');
    expect([search.status, textOf(search)]).toEqual([
      503,
      expect.stringContaining(searchMessages.english.away.heading),
    ]);
    expect(mainOf(search)).toContain('value="mobile"');
    const { status, body } = await find();
    expect([status, body]).toMatchObject([503, { success: false, code: 503, retry: true }]);
  });

  it('a page that needs it is a 503 that reloads by itself, and a rendered page stays unchanged', async () => {
    const product = await open('/product/sangeetha-mobiles/nova-x5');
    expect([product.status, product.headers['retry-after']]).toEqual([503, '1']);
    for (let minute = 0; minute < 2; minute += 1) {
      const again = await open('/brands');
      expect([again.status, again.headers.etag]).toEqual([200, cached.headers.etag]);
      kadam.clock.advance(MINUTE_MS);
    }
  });

  it('everything returns with PostgreSQL, without a restart, and no page shows its substitute', async () => {
    node = await start();
    const offers = await open('/offers');
    expect([offers.status, offersIn(offers)]).toEqual([200, 12]);
    expect((await open('/search?q=mobile')).status).toBe(200);
    expect((await open('/product/sangeetha-mobiles/nova-x5')).status).toBe(200);
    expect((await open('/brands')).headers.etag).toBe(cached.headers.etag);
    expect((await find()).status).toBe(200);
  });
});
