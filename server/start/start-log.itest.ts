import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { released } from '../store/migrate';
import { emptyPostgresUrl } from '../testing/database/fresh-postgres';
import { runToEnd } from '../testing/server/server-process';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../testing/server/test-server';

const names = Object.keys(released);
type Line = Readonly<Record<string, unknown>>;
const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const named = (lines: readonly Line[], msg: string): Line[] => lines.filter((line) => line.msg === msg);

describe('a process with --migrate-only', () => {
  it('logs each migration with its time, listens to nothing and ends with 0; a second one has nothing to migrate', async () => {
    const env = { DATABASE_URL: await emptyPostgresUrl() };
    const first = await runToEnd(env, ['--migrate-only']);
    expect([first.code, first.stderr]).toEqual([0, '']);
    const lines = linesOf(first.stdout);
    expect(named(lines, 'migrated').map(({ migration }) => migration)).toEqual(names);
    for (const { elapsedMs } of named(lines, 'migrated')) expect(elapsedMs).toBeTypeOf('number');
    expect(first.stdout).not.toContain('listening');
    const second = await runToEnd(env, ['--migrate-only']);
    expect(named(linesOf(second.stdout), 'the database is at the newest schema')).toMatchObject([{ migrations: [] }]);
  });

  it('that is misspelt as --migrate ends with one sentence and exit code 1', async () => {
    const { code, stderr } = await runToEnd({}, ['--migrate']);
    expect([code, stderr]).toEqual([1, 'The server takes no argument but --migrate-only.\n']);
  });
});

describe('the log of a start', () => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer();
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  it('has version, commit, mode, migrations, merchants, proxies and lenders in one line', () => {
    expect(named(linesOf(kadam.logs()), 'starts')).toMatchObject([
      {
        version: null,
        commit: null,
        mode: 'sandbox',
        migrations: [],
        merchants: {
          revision: null,
          registered: expect.arrayContaining(['zenmart_sandbox']),
          changed: [],
          retired: [],
        },
        trustedProxies: 0,
        lenders: 'simulated',
      },
    ]);
  });

  it('warns once of x-forwarded-for where no proxy is trusted, without its value', async () => {
    for (const address of ['203.0.113.7', '203.0.113.8'])
      await kadam.request('GET', '/healthz', { headers: { 'x-forwarded-for': address } });
    expect(kadam.logs().match(/x-forwarded-for arrives/g)).toHaveLength(1);
    expect(kadam.logs()).not.toContain('203.0.113');
  });

  it('does not warn of x-forwarded-for where one proxy is trusted', async () => {
    const behind = await startTestServer({ env: { KADAM_TRUST_PROXY: '1' } });
    await behind.request('GET', '/healthz', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(behind.logs()).not.toContain('x-forwarded-for arrives');
    await behind.close();
  });
});
