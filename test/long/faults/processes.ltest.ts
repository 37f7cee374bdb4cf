import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { mintToken } from '../../../server/testing/api/mint-token';
import { freshPostgresUrl } from '../../../server/testing/database/fresh-postgres';
import { asInProduction } from '../../../server/testing/server/limits';
import { runToEnd, type ServerProcess, startProcess } from '../../../server/testing/server/server-process';

const SECRET = 'process-test-secret-0123456789abcdef';

/** Shared by all tests: creating an embedded database takes seconds, opening it does not. */
const folder = mkdtempSync(join(tmpdir(), 'kadam-process-'));
let running: ServerProcess | undefined;
afterEach(async () => {
  if (running && running.child.exitCode === null && running.child.signalCode === null) await running.end('SIGKILL');
  running = undefined;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** `database`: the embedded one unless PostgreSQL suffices. */
const start = async (database: Record<string, string> = { KADAM_DATA: folder }): Promise<ServerProcess> => {
  running = await startProcess({ ...database, KADAM_EXAMPLE_SECRET: SECRET });
  return running;
};
const onPostgres = async () => ({ DATABASE_URL: await freshPostgresUrl() });

async function sendShareCode(server: ServerProcess, mobile: string): Promise<boolean> {
  const token = await mintToken({
    merchantKey: 'zenmart_sandbox',
    secret: SECRET,
    agentId: 'ZM-3071',
    scope: 'sales',
    issuedAtMs: Date.now(),
    livesMs: 600_000,
    audience: 'kadam',
  });
  const response = await fetch(`${server.url}/app/affordability/sa/send-share-code`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'ic-merchant-key': 'zenmart_sandbox',
      'ic-origin': 'http://127.0.0.1:4500',
      'ic-scope': 'sales',
      'ic-agent-id': 'ZM-3071',
      'ic-sdk-token': token,
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ mobile }),
  });
  return ((await response.json()) as { success: boolean }).success;
}
const messagesTo = async (server: ServerProcess, mobile: string): Promise<number> => {
  const response = await fetch(`${server.url}/sandbox/sms?mobile=${mobile}`);
  return ((await response.json()) as { messages: unknown[] }).messages.length;
};

describe('a server process', () => {
  it('keeps every acknowledged write after SIGKILL, and starts again at once', async () => {
    const first = await start();
    const acknowledged: string[] = [];
    const mobiles = Array.from({ length: 25 }, (_, index) => String(7_300_000_000 + index));
    const working = mobiles.map(async (mobile) => {
      if (await sendShareCode(first, mobile)) acknowledged.push(mobile);
      // The rest is pending when the tenth is done.
      if (acknowledged.length === 10) first.child.kill('SIGKILL');
    });
    await Promise.allSettled(working);
    expect(acknowledged.length).toBeGreaterThanOrEqual(10);

    const second = await start();
    for (const mobile of acknowledged) expect([mobile, await messagesTo(second, mobile)]).toEqual([mobile, 1]);
    expect(await second.end('SIGTERM')).toBe(0);
  });

  it('finishes its work on a stop signal, closes streams and unused connections, and exits with 0', async () => {
    const server = await start(await onPostgres());
    // Browsers open connections in advance.
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(silent, 'connect');
    const stream = await fetch(`${server.url}/sandbox/sms/stream?mobile=9000000001`);
    const work = sendShareCode(server, '9000000001');
    const received = stream.text();
    await work;
    expect(await server.end('SIGTERM')).toBe(0);
    expect(await received).toContain('Your Secure Share Code');
    silent.destroy();
  });

  it('refuses a data folder that another process uses, in one sentence', async () => {
    const server = await start();
    const { code, stderr } = await runToEnd({ KADAM_DATA: folder });
    expect(code).toBe(1);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
    expect(stderr).toContain(`in use by another Kadam server (process ${server.child.pid})`);
  });

  it('reports in one sentence that its port is in use', async () => {
    const server = await start(await onPostgres());
    const { code, stderr } = await runToEnd({ ...(await onPostgres()), PORT: new URL(server.url).port });
    expect([code, stderr]).toEqual([
      1,
      `Port ${new URL(server.url).port} on 127.0.0.1 is taken by another program: stop it, or set PORT to a free one.\n`,
    ]);
  });

  it('lists the faults of its environment without a stack', async () => {
    const { code, stderr } = await runToEnd({ ...asInProduction, PORT: 'x', KADAM_MODE: 'production' });
    expect(code).toBe(1);
    expect(stderr).toMatch(/PORT: .*\n.*KADAM_SMS_URL: .*\n.*KADAM_PUBLIC_URL: /);
    expect(stderr).not.toContain('    at ');
  });

  it.each([
    ['an error', 'throw fault'],
    ['a rejection', 'void Promise.reject(fault)'],
  ])('logs %s that nothing catches without a value, and exits with 1', async (what, meets) => {
    const atFirstRequest = `
      const fault = Object.assign(
        new Error('wrote "Meera Iyer" 9812345678', { cause: new Error('PAN QWERT9876Z') }),
        { params: ['Meera Iyer'], code: '23514', table: 'sessions' });
      const { subscribe } = await import('node:diagnostics_channel');
      subscribe('http.server.request.start', () => setImmediate(() => { ${meets} }));`;
    const file = join(folder, 'at-first-request.mjs');
    writeFileSync(file, atFirstRequest);
    running = await startProcess({ ...(await onPostgres()), NODE_OPTIONS: `--import ${file}` });
    const { child, url } = running;
    const output = Promise.all([child.stdout, child.stderr].map(async (stream) => (await stream?.toArray())?.join('')));
    const gone = once(child, 'exit');
    await fetch(`${url}/healthz`).catch(() => undefined);
    expect(await gone).toEqual([1, null]);
    const [stdout = '', stderr] = await output;
    expect(stderr).toBe('');
    const lines = stdout.trimEnd().split('\n');
    const said = lines.map((line): { readonly msg?: string } => JSON.parse(line));
    // Other lines of that moment, such as the answer to the request, may follow.
    expect(said.filter(({ msg }) => msg === `nothing caught ${what}`)).toMatchObject([
      {
        err: {
          type: 'Error',
          errorCode: '23514',
          table: 'sessions',
          message: 'wrote … …',
          cause: { message: 'PAN …' },
        },
      },
    ]);
    expect(stdout).not.toMatch(/Meera|9812345678|QWERT/);
  });

  it('reports in one sentence that its PostgreSQL does not answer', async () => {
    const { code, stderr } = await runToEnd({ DATABASE_URL: 'postgres://kadam@127.0.0.1:1/kadam' });
    expect([code, stderr]).toEqual([1, 'The database of DATABASE_URL does not answer (ECONNREFUSED).\n']);
  });
});
