import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerAssets } from '../routes/static/assets';
import { Refusal } from '../services/refusal';
import { type OpenDatabase, openDatabase } from '../store/open';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { memoryDatabase } from '../testing/database/memory-database';
import { FakeClock } from '../testing/server/fake-clock';
import { BuiltFiles } from './built-files';
import { StoredAssets } from './stored-assets';

const MINUTE_MS = 60_000;

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(4)],
] as const)('with %s', (_, choose) => {
  let folder: string;
  let database: OpenDatabase;
  const clock = new FakeClock();
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-builds-'));
    database = await openDatabase(await choose(), () => undefined);
  }, 60_000);
  afterAll(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A process with these files in its `web` folder. */
  function processOf(
    build: string,
    files: Readonly<Record<string, string | Buffer>>,
    mode: 'sandbox' | 'production' = 'sandbox',
  ) {
    const own = join(folder, build);
    mkdirSync(join(own, 'web'), { recursive: true });
    for (const [name, body] of Object.entries(files)) writeFileSync(join(own, 'web', name), body);
    const builtFiles = new BuiltFiles(own);
    const assets = new StoredAssets({ db: database.db, clock, files: builtFiles });
    const app = fastify();
    app.setErrorHandler((error, _request, reply) => reply.code(error instanceof Refusal ? 404 : 500).send());
    registerAssets(app, builtFiles, assets, { mode, sdkMaxAgeS: 300 });
    const get = (name: string, encoding = 'identity') =>
      app.inject({ url: `/web/${name}`, headers: { 'accept-encoding': encoding } });
    return { assets, get };
  }
  const chunks = (build: number) => ({
    [`checkout-build00${build}.js`]: `'build ${build}'`,
    'shared-00000000.js': 'same',
  });

  it('a page of the build before loads its next chunk, picture and style, compressed or not, for a year', async () => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 255]);
    const before = processOf('1', {
      ...chunks(1),
      'mark-abcdefgh.png': picture,
      'page.html': 'page',
      'pages.json': '{}',
    });
    await before.assets.storeOwnBuild();
    const after = processOf('2', chunks(2));
    const chunk = await after.get('checkout-build001.js');
    expect([chunk.statusCode, chunk.body]).toEqual([200, "'build 1'"]);
    expect(chunk.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag: (await before.get('checkout-build001.js')).headers.etag,
    });
    const zipped = await after.get('checkout-build001.js', 'gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe("'build 1'");
    const image = await after.get('mark-abcdefgh.png');
    expect([image.headers['content-type'], image.rawPayload]).toEqual(['image/png', picture]);
    for (const name of ['page.html', 'pages.json', 'checkout-build009.js'])
      expect((await after.get(name)).statusCode).toBe(404);
  });

  it('an older process has the chunks of a newer one a minute after that has started', async () => {
    const older = processOf('1', {});
    expect((await older.get('checkout-build002.js')).statusCode).toBe(404);
    await processOf('2', {}).assets.storeOwnBuild();
    clock.advance(MINUTE_MS);
    expect((await older.get('checkout-build002.js')).body).toBe("'build 2'");
  });

  it('the chunks of the five builds that started last are stored, and one that several have while any of them is', async () => {
    for (const build of [3, 4, 5, 6]) {
      clock.advance(1);
      await processOf(`${build}`, chunks(build)).assets.storeOwnBuild();
    }
    clock.advance(1);
    // A rollback to build 2 makes it one of the last builds.
    await processOf('2', {}).assets.storeOwnBuild();
    clock.advance(1);
    await processOf('7', chunks(7)).assets.storeOwnBuild();
    clock.advance(MINUTE_MS);
    const other = processOf('other', {});
    const statuses = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((build) => other.get(`checkout-build00${build}.js`)));
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([404, 200, 404, 200, 200, 200, 200]);
    expect((await other.get('shared-00000000.js')).body).toBe('same');
  });

  it('two processes of one build that start at once store it once', async () => {
    const processes = [processOf('8', chunks(8)), processOf('8', {})];
    await Promise.all(processes.map(({ assets }) => assets.storeOwnBuild()));
    const rows = await database.db
      .selectFrom('built_assets')
      .select('name')
      .where('name', '=', 'checkout-build008.js')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('a chunk of the sandbox that an earlier build has is none in production', async () => {
    await processOf('9', { 'sandbox-abcdefgh.js': '1' }).assets.storeOwnBuild();
    clock.advance(MINUTE_MS);
    expect((await processOf('10', {}).get('sandbox-abcdefgh.js')).statusCode).toBe(200);
    const production = processOf('10', {}, 'production');
    expect((await production.get('sandbox-abcdefgh.js')).statusCode).toBe(404);
  });
});
