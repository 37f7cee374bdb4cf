import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tenure } from '../../../shared/lenders/lender';
import { ConfigError } from '../../config';
import { CATALOGUE_CACHE_MS } from '../../rules/lifetimes';
import { sandboxCatalogue } from '../../sandbox/catalogue';
import { findStores } from '../../store/catalogue';
import { MerchantCache } from '../../store/merchant-cache';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from '../../store/open';
import { DatabaseDown } from '../../store/outage';
import type { Db } from '../../store/schema';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { memoryDatabase } from '../../testing/database/memory-database';
import { FakeClock } from '../../testing/server/fake-clock';
import { shop } from '../../testing/server/registered-shop';
import { registerMerchant } from '../../testing/server/sealing';
import { STARTS_WITHIN_MS } from '../../testing/server/test-server';
import { CatalogueCache } from './catalogue-cache';
import type { CatalogueFile } from './catalogue-file';
import { emptyCatalogue } from './read-catalogue';

const kinds: readonly (readonly [string, () => Promise<DatabaseChoice>])[] = [
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(5)],
];
const everything = { words: [], categoryIds: [], brandIds: [] };
const { stores, ...others } = sandboxCatalogue({ origin: 'http://127.0.0.1:4500', secret: '' });
const sandbox: CatalogueFile = { ...others, stores: stores.map((store) => ({ ...store, merchantKey: null })) };

describe.each(kinds)('catalogue file on %s', (_name, choose) => {
  let database: OpenDatabase;
  let folder: string;
  let file: string;
  let db: Db;
  let isAway = false;
  const clock = new FakeClock();
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
    db = new Proxy(database.db, {
      get(target, name) {
        if (isAway) throw new DatabaseDown('away');
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-catalogue-'));
    file = join(folder, 'catalogue.json');
    isAway = false;
    await sql`truncate catalogue_versions cascade`.execute(database.db);
    await sql`truncate file_revisions`.execute(database.db);
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const warnings: string[] = [];
  async function started(
    catalogueFile: string | null = file,
    mode: 'sandbox' | 'production' = 'sandbox',
  ): Promise<CatalogueCache> {
    warnings.length = 0;
    const catalogue = new CatalogueCache({
      db,
      clock,
      config: { catalogueFile, mode },
      merchants: new MerchantCache(db, clock),
      instead: emptyCatalogue,
      warn: (error) => void warnings.push(String(error)),
    });
    await catalogue.start();
    return catalogue;
  }
  /** A name of another length, so that the file differs by more than its modification time. */
  let writes = 0;
  const write = (content: object, revision = writes + 1): void => {
    writes += 1;
    writeFileSync(file, `${JSON.stringify({ ...content, revision })}${' '.repeat(writes)}`);
  };
  const named = (name: string): CatalogueFile => ({
    ...sandbox,
    stores: sandbox.stores.map((store, index) => (index === 0 ? { ...store, name } : store)),
  });
  const firstOf = async (catalogue: CatalogueCache): Promise<string | undefined> => {
    const { version } = await catalogue.current();
    const [first = '{}'] = await findStores(db, version, everything, { limit: 1, offset: 0 });
    return (JSON.parse(first) as { name?: string }).name;
  };
  const soon = (): void => clock.advance(CATALOGUE_CACHE_MS);
  const versions = async (): Promise<number> =>
    (await sql<{ n: number }>`select count(*)::int as n from catalogue_versions`.execute(db)).rows[0]?.n ?? 0;

  it('a changed file takes effect within 5 s without a restart, and the version before the last is deleted completely', async () => {
    write(named('Amazon'));
    const catalogue = await started();
    expect(await firstOf(catalogue)).toBe('Amazon');
    const { version } = await catalogue.current();
    for (const name of ['Amazon II', 'Amazon III', 'Amazon IV']) {
      write(named(name));
      soon();
      expect(await firstOf(catalogue)).toBe(name);
    }
    expect((await catalogue.current()).version).not.toBe(version);
    expect(await versions()).toBe(2);
    const { rows } = await sql<{ n: number }>`select count(distinct version)::int as n from catalogue_words`.execute(
      db,
    );
    expect(rows).toEqual([{ n: 2 }]);
    expect(warnings).toEqual([]);
  });

  it('a file changed after the clock was set back by an hour takes effect at once, and is then checked every 5 s', async () => {
    write(named('Amazon'));
    const catalogue = await started();
    expect(await firstOf(catalogue)).toBe('Amazon');
    write(named('Amazon II'));
    clock.advance(-3_600_000);
    expect(await firstOf(catalogue)).toBe('Amazon II');
    write(named('Amazon III'));
    clock.advance(CATALOGUE_CACHE_MS - 1);
    expect(await firstOf(catalogue)).toBe('Amazon II');
    clock.advance(1);
    expect(await firstOf(catalogue)).toBe('Amazon III');
  });

  it('the same content is the same version, and restored content is the earlier version', async () => {
    write(named('Amazon'));
    const catalogue = await started();
    const { version } = await catalogue.current();
    write(named('Amazon'));
    soon();
    expect((await catalogue.current()).version).toBe(version);
    write(named('Amazon II'));
    soon();
    await catalogue.current();
    write(named('Amazon'));
    soon();
    expect((await catalogue.current()).version).toBe(version);
    expect(await firstOf(catalogue)).toBe('Amazon');
  });

  it('an invalid or missing file changes nothing and is logged once; a corrected one takes effect', async () => {
    write(named('Amazon'));
    const catalogue = await started();
    write({ ...sandbox, products: [{ ...sandbox.products[0], handle: 'unknown' }] });
    for (let looks = 0; looks < 3; looks += 1) {
      soon();
      expect(await firstOf(catalogue)).toBe('Amazon');
    }
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toMatch(/products\[0\]\.handle/);
    rmSync(file);
    soon();
    expect(await firstOf(catalogue)).toBe('Amazon');
    expect(warnings).toHaveLength(2);
    write(named('Amazon II'));
    soon();
    expect(await firstOf(catalogue)).toBe('Amazon II');
  });

  it('an invalid file ends a start with a ConfigError that names each fault and its place', async () => {
    write({ ...sandbox, offerLenderIds: ['9999'], products: [{ ...sandbox.products[0], tenure: 5 }], more: 1 });
    const start = started();
    await expect(start).rejects.toThrow(ConfigError);
    await expect(start).rejects.toThrow(/offerLenderIds\[0\][\s\S]*products\[0\]\.tenure/);
    writeFileSync(file, '{');
    await expect(started()).rejects.toThrow(/KADAM_CATALOGUE .*catalogue\.json cannot be used/);
    await expect(started(join(folder, 'none.json'))).rejects.toThrow(ConfigError);
  });

  it('an unregistered merchant in the file is refused, with the place', async () => {
    write({ ...sandbox, stores: stores.map((store) => ({ ...store })) });
    await expect(started()).rejects.toThrow(/must be a registered merchant\n {2}→ at stores\[20\]\.merchantKey/);
  });

  it('a file older than the active one ends a start with both numbers, and a running process keeps the active one', async () => {
    write(named('Amazon'), 7);
    const catalogue = await started();
    expect(await firstOf(catalogue)).toBe('Amazon');
    for (const [revision, sentence] of [
      [6, 'its revision is 6, and revision 7 is in force.'],
      [7, 'it differs from the file with the same revision 7 that is in force.'],
    ] as const) {
      write(named('Amazon II'), revision);
      warnings.length = 0;
      for (let looks = 0; looks < 2; looks += 1) {
        soon();
        expect(await firstOf(catalogue)).toBe('Amazon');
      }
      expect(warnings).toHaveLength(1);
      expect(warnings[0]).toContain(sentence);
      await expect(started()).rejects.toThrow(ConfigError);
      await expect(started()).rejects.toThrow(sentence);
    }
    write(named('Amazon III'), 8);
    soon();
    expect(await firstOf(catalogue)).toBe('Amazon III');
  });

  it('the active catalogue stays in production if a process starts without a file, and is replaced in the sandbox', async () => {
    write(named('Amazon'));
    await started();
    expect(await firstOf(await started(null, 'production'))).toBe('Amazon');
    expect(await firstOf(await started(null))).toBeUndefined();
    expect(await firstOf(await started())).toBe('Amazon');
  });

  it("a change of a merchant's no-cost months logs an event of the catalogue and one of this merchant only", async () => {
    for (const merchantKey of ['months_a', 'months_b']) await registerMerchant(database.db, { ...shop, merchantKey });
    const [first, second, ...others] = sandbox.stores;
    if (!first || !second) throw new Error('the sandbox has no stores');
    const agreedOn = (noCostTenures: readonly Tenure[]) => ({
      ...sandbox,
      stores: [{ ...first, merchantKey: 'months_a', noCostTenures }, { ...second, merchantKey: 'months_b' }, ...others],
    });
    write(agreedOn([3]));
    const catalogue = await started();
    await catalogue.current();
    const logged = async () =>
      (
        await database.db
          .selectFrom('event_log')
          .select(['type', 'merchant_key', 'details'])
          .orderBy('event_id')
          .execute()
      ).map(({ type, merchant_key, details }) => ({ type, merchant_key, ...JSON.parse(details) }));
    const before = (await logged()).length;
    write(agreedOn([3, 6]));
    soon();
    const { version } = await catalogue.current();
    expect((await logged()).slice(before)).toMatchObject([
      { type: 'catalogueChanged', merchant_key: null, source: 'KADAM_CATALOGUE', revision: writes, version },
      { type: 'merchantChanged', merchant_key: 'months_a', revision: writes, fields: ['noCostTenures'] },
    ]);
  });

  it('a version stored by another process takes effect within 5 s', async () => {
    write(named('Amazon'));
    const one = await started();
    await one.current();
    write(named('Amazon II'));
    const other = await started();
    expect(await firstOf(other)).toBe('Amazon II');
    soon();
    expect(await firstOf(one)).toBe('Amazon II');
  });

  it('eight processes that start together store it once', async () => {
    write(named('Amazon'));
    const all = await Promise.all(Array.from({ length: 8 }, () => started()));
    const known = await Promise.all(all.map((each) => each.current()));
    expect(new Set(known.map(({ version }) => version)).size).toBe(1);
    expect(await versions()).toBe(1);
  });

  it('a missing catalogue finds nothing, without an error', async () => {
    const catalogue = await started(null);
    expect((await catalogue.current()).lists).toMatchObject({ categories: [], storeCount: 0 });
    expect(await firstOf(catalogue)).toBeUndefined();
  });

  it('the catalogue stays available while the database is down', async () => {
    write(named('Amazon'));
    const catalogue = await started();
    const known = await catalogue.current();
    isAway = true;
    soon();
    expect(await catalogue.current()).toBe(known);
    isAway = false;
    write(named('Amazon II'));
    soon();
    expect(await firstOf(catalogue)).toBe('Amazon II');
  });
});
