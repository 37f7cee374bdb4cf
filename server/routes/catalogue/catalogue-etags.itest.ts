import { afterAll, beforeAll, expect, it } from 'vitest';
import * as catalogue from '../../../shared/api/catalogue';
import { routeOf } from '../../../shared/api/endpoint';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

/** Behind a balancer that distributes calls. */
let servers: TestServer[] = [];
beforeAll(async () => {
  const database = await postgresDatabase(5);
  const first = await startTestServer({ database });
  servers = [first, await startTestServer({ database, clock: first.clock })];
}, STARTS_WITHIN_MS);
afterAll(() => Promise.all(servers.map((server) => server.close())));

it.each([
  routeOf(catalogue.categoryList),
  routeOf(catalogue.brandList),
  routeOf(catalogue.categoryPage).replace(':id', 'mobiles'),
  routeOf(catalogue.merchantPage).replace(':handle', 'titan'),
  routeOf(catalogue.productHowToBuy).replace(':handle', 'titan').replace(':productId', 'titan-gold'),
])('two servers on one PostgreSQL give %s the same ETag, so that each answers 304 for the other’s', async (path) => {
  const [one, other] = servers;
  if (!one || !other) throw new Error('no servers');
  const told = await one.request('GET', path);
  expect([told.status, told.headers.etag]).toEqual([200, expect.stringMatching(/^W\/"[\w-]{27}"$/)]);
  // The response does not depend on the time.
  one.clock.advance(1_000);
  const same = await other.request('GET', path);
  expect([same.text, same.headers.etag]).toEqual([told.text, told.headers.etag]);
  const again = await other.request('GET', path, { headers: { 'if-none-match': String(told.headers.etag) } });
  expect([again.status, again.text]).toEqual([304, '']);
});
