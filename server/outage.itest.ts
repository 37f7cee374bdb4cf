import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from './testing/postgres';
import { startTestServer, type TestServer } from './testing/test-server';

let postgres: TestPostgres;
let kadam: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const url = await postgres.createDatabase();
  kadam = await startTestServer({ database: { kind: 'postgres', url, maxConnections: 2 } });
});
afterAll(() => kadam.close());

describe('a PostgreSQL that goes away', () => {
  it('makes the server unready and its calls 503, to be retried; the process stays alive', async () => {
    expect((await kadam.call('init')).status).toBe(200);
    await postgres.stop();
    const { status, body } = await kadam.call('init');
    expect([status, body]).toMatchObject([503, { success: false, code: 503, retry: true }]);
    expect((await kadam.request('GET', '/readyz')).status).toBe(503);
    expect((await kadam.request('GET', '/healthz')).status).toBe(200);
  });
});
