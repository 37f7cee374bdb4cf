import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { memoryDatabase } from '../testing/database/memory-database';
import { STARTS_WITHIN_MS } from '../testing/server/test-server';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from './open';
import { insertHandover, takeHandover } from './tab-handovers';

const NOW_MS = 1_800_000_000_000;

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(5)],
] as const)('hand-over to a new tab, on %s', (_name, choose: () => Promise<DatabaseChoice>) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());
  const insert = (hash: string, expiresAtMs = NOW_MS + 1) =>
    insertHandover(database.db, { hash, sealedUrl: 'sealed', expiresAtMs });

  it('one of three simultaneous calls gets it; for the others it is used', async () => {
    await insert('waited-for');
    const blocked = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    const { coming } = await database.db.transaction().execute(async (trx) => {
      await trx.selectFrom('tab_handovers').selectAll().forUpdate().execute();
      const taken = [1, 2, 3].map(() => takeHandover(database.db, 'waited-for', NOW_MS));
      // On the embedded database they wait for its only connection instead.
      if (choose !== memoryDatabase)
        await expect.poll(async () => (await blocked.execute(database.db)).rows.length).toBe(3);
      return { coming: taken };
    });
    const told = (await Promise.all(coming)).map((each) => each?.sealedUrl);
    expect(told.filter((each) => each === 'sealed')).toHaveLength(1);
    expect(told.filter((each) => each === null)).toHaveLength(2);
  });

  it('is valid until its last millisecond, and an expired one stays unused', async () => {
    await insert('in-time');
    await insert('over', NOW_MS);
    expect(await takeHandover(database.db, 'over', NOW_MS)).toBeNull();
    expect(await takeHandover(database.db, 'over', NOW_MS - 1)).toEqual({ sealedUrl: 'sealed' });
    expect(await takeHandover(database.db, 'in-time', NOW_MS)).toEqual({ sealedUrl: 'sealed' });
    expect(await takeHandover(database.db, 'in-time', NOW_MS)).toEqual({ sealedUrl: null });
    expect(await takeHandover(database.db, 'in-time', NOW_MS + 1)).toBeNull();
    expect(await takeHandover(database.db, 'unknown', NOW_MS)).toBeNull();
  });
});
