import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logEvent } from '../store/event-log';
import { tidy } from '../store/housekeeping';
import { migrate } from '../store/migrate';
import { type DatabaseChoice, type OpenDatabase, openDatabase } from '../store/open';
import { countUse } from '../store/rate-limits';
import { STARTS_WITHIN_MS } from './test-server';

const NOW_MS = 1_800_000_000_000;

/** What the queries take for granted, to be run on each kind of database. */
export function storeTests(choose: () => Promise<DatabaseChoice>): void {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openDatabase(await choose(), () => undefined);
  }, STARTS_WITHIN_MS);
  afterAll(() => database.close());

  describe('the database', () => {
    it('lets nobody change, delete or empty the event log', async () => {
      const { db } = database;
      await logEvent(db, {
        type: 'shareCodeSent',
        atMs: 1,
        merchantKey: 'm',
        agentId: 'a',
        requestId: 'r',
        details: { maskedMobile: '98XXXXX210' },
      });
      for (const statement of [
        sql`update event_log set type = 'nothing'`,
        sql`delete from event_log`,
        sql`truncate event_log`,
      ])
        await expect(statement.execute(db as Kysely<unknown>)).rejects.toThrow('event_log only grows');
      expect(await db.selectFrom('event_log').select(db.fn.countAll().as('rows')).execute()).toEqual([{ rows: 1 }]);
    });

    it('forgets a rate limit when its window is over, and not 1 ms earlier', async () => {
      const { db } = database;
      await countUse(db, { name: 'x', uses: 1, windowMs: 60_000 }, 'somebody', NOW_MS);
      await tidy(db, NOW_MS + 59_999);
      expect(await db.selectFrom('rate_limits').selectAll().execute()).toHaveLength(1);
      await tidy(db, NOW_MS + 60_000);
      expect(await db.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    });

    it('gives counts and bigint columns as numbers, and refuses one that no number holds exactly', async () => {
      const { db } = database;
      const { rows } = await sql<{ big: number; rows: number }>`
        select 9007199254740991::bigint as big, (select count(*) from settings) as rows`.execute(db);
      expect(rows).toEqual([{ big: 9_007_199_254_740_991, rows: 0 }]);
      await expect(sql`select 9007199254740992::bigint`.execute(db)).rejects.toThrow(RangeError);
      expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    });

    it('runs its migrations twice without harm', async () => {
      await expect(migrate(database.db)).resolves.toBeUndefined();
    });
  });
}
