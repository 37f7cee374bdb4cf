import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logEvent } from './event-log';
import { tidy } from './housekeeping';
import { type OpenDatabase, openDatabase } from './open';
import { countUse } from './rate-limits';

const NOW_MS = 1_800_000_000_000;
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ kind: 'memory' }, () => undefined);
}, 60_000);
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
});
