import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FakeClock } from '../testing/fake-clock';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/test-server';

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
  it('writes once in 2 s, however often it is asked', async () => {
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

  it('is 503 while the database answers and takes no writes, and 200 within 2 s of when it does', async () => {
    const { db } = kadam.server;
    await kadam.server.db.schema.alterTable('settings').renameTo('settings_gone').execute();
    clock.advance(2_000);
    expect(await readiness()).toBe(503);
    await db.schema.alterTable('settings_gone').renameTo('settings').execute();
    clock.advance(2_000);
    expect(await readiness()).toBe(200);
  });
});
