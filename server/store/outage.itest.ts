import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/database/postgres';
import { startTestServer, type TestServer } from '../testing/server/test-server';
import { openDatabase } from './open';
import { isOutage } from './outage';

let postgres: TestPostgres;
let kadam: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  kadam = await startTestServer({ database: { kind: 'postgres', url, maxConnections: 2 } });
});
afterAll(() => kadam.close());

describe('a connection lost during a transaction', () => {
  it('fails the transaction as an outage and is reported once; the next transaction uses another one', async () => {
    const lost: Error[] = [];
    const url = await postgres.createDatabase();
    const { db, close } = await openDatabase({ kind: 'postgres', url, maxConnections: 1 }, (error) => lost.push(error));
    const merchants = (): Promise<unknown> =>
      db.transaction().execute((trx) => trx.selectFrom('merchants').selectAll().execute());
    const failure: unknown = await db
      .transaction()
      .execute(async (trx) => {
        await trx.selectFrom('merchants').selectAll().execute();
        const told = lost.length;
        await postgres.dropConnections();
        await expect.poll(() => lost.length).toBeGreaterThan(told);
        return trx.selectFrom('merchants').selectAll().execute();
      })
      .catch((error: unknown) => error);
    expect(isOutage(failure)).toBe(true);
    expect(await merchants()).toEqual([]);
    await close();
  });
});

describe('a PostgreSQL that stops', () => {
  it('makes the server unready and its calls 503, to be retried after a second; the process stays alive', async () => {
    expect((await kadam.call('init')).status).toBe(200);
    await postgres.stop();
    const { status, headers, body } = await kadam.call('init');
    expect([status, body]).toMatchObject([503, { success: false, code: 503, retry: true }]);
    expect(headers['retry-after']).toBe('1');
    expect((await kadam.request('GET', '/readyz')).status).toBe(503);
    expect((await kadam.request('GET', '/healthz')).status).toBe(200);
  });

  it('keeps the frames of a cached shop working, and shows a reloading page for another one', async () => {
    const asPerson = { headers: { accept: 'text/html' } };
    kadam.clock.advance(60_000);
    const frame = await kadam.request('GET', '/widget-benefit-screen?merchantKey=zenmart_sandbox', asPerson);
    expect([frame.status, frame.headers.refresh]).toEqual([200, undefined]);
    const unknown = await kadam.request('GET', '/widget-benefit-screen?merchantKey=other', asPerson);
    expect([unknown.status, unknown.headers.refresh, unknown.headers['retry-after']]).toEqual([503, '1', '1']);
    expect(unknown.text).toContain('It goes on by itself');
  });
});
