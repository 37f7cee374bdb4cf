import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../testing/server/fake-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';

let kadam: TestServer;
const clock = new FakeClock();
beforeAll(async () => {
  kadam = await startTestServer({ clock });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const readiness = async (): Promise<number> => (await kadam.request('GET', '/readyz')).status;
const checkedAt = async (): Promise<string | undefined> => {
  const row = await kadam.server.db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'last-write-check')
    .executeTakeFirst();
  return row?.value;
};

describe('/readyz', () => {
  it('writes once in 2 s, regardless of the number of calls', async () => {
    const first = String(clock.nowMs());
    const statuses = await Promise.all(Array.from({ length: 50 }, readiness));
    expect([new Set(statuses), await checkedAt()]).toEqual([new Set([200]), first]);
    clock.advance(1_999);
    await readiness();
    expect(await checkedAt()).toBe(first);
    clock.advance(1);
    await readiness();
    expect(await checkedAt()).toBe(String(clock.nowMs()));
  });

  it('is 503 while the database answers and accepts no writes, and 200 within 2 s afterwards', async () => {
    const { db } = kadam.server;
    await kadam.server.db.schema.alterTable('settings').renameTo('settings_gone').execute();
    clock.advance(2_000);
    expect(await readiness()).toBe(503);
    await db.schema.alterTable('settings_gone').renameTo('settings').execute();
    clock.advance(2_000);
    expect(await readiness()).toBe(200);
  });

  it('is 503 after a call found no space, although an existing page has room for a row, until a file can grow', async () => {
    const { db } = kadam.server;
    const noRoom = "raise exception 'could not extend file: No space left on device' using errcode = '53100'";
    await sql
      .raw(`create function no_room() returns event_trigger language plpgsql as $$ begin ${noRoom}; end $$`)
      .execute(db);
    await sql
      .raw(`create function no_row() returns trigger language plpgsql as $$ begin ${noRoom}; end $$`)
      .execute(db);
    await sql`create trigger no_row before insert or update on rate_limits execute function no_row()`.execute(db);
    await sql`create event trigger no_room on ddl_command_start when tag in ('CREATE TABLE') execute function no_room()`.execute(
      db,
    );
    expect(await readiness()).toBe(200);
    expect((await kadam.call('init')).status).toBe(503);
    expect(await readiness()).toBe(503);
    await sql`drop event trigger no_room`.execute(db);
    clock.advance(2_000);
    expect(await readiness()).toBe(200);
  });
});
