import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freshPostgresUrl } from '../../../server/testing/database/fresh-postgres';
import { asInProduction, untiring } from '../../../server/testing/server/limits';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const dist = process.env.KADAM_DIST ?? join(root, 'dist');
const READY_WITHIN_MS = 85_000;

// Below the range of ephemeral ports, with a separate part per worker and a different start per run: a free port is
// still free when the process has started.
const PORTS_OF_A_WORKER = 1_000;
let nextPort = 20_000 + (Number(process.env.VITEST_POOL_ID) % 10) * PORTS_OF_A_WORKER + ((process.pid * 20) % 900);

/** An unused port, never returned twice. */
export async function freePort(host: string): Promise<number> {
  for (;;) {
    nextPort += 1;
    const server = createServer().listen(nextPort, host);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return nextPort;
  }
}

/** Polls until `url` answers 2xx. Throws if the process has ended or the time is over. */
async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const deadline = Date.now() + READY_WITHIN_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`ended with ${child.exitCode} before it was ready:\n${output()}`);
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${url} was not ready within ${READY_WITHIN_MS} ms:\n${output()}`);
}

export interface Running {
  output(): string;
  kill(signal: NodeJS.Signals): Promise<void>;
}

async function run(file: string, env: Record<string, string>, readyUrl: string): Promise<Running> {
  const child = spawn(process.execPath, [join(dist, file)], {
    cwd: root,
    env: { ...process.env, ...untiring, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += chunk));
  await untilReady(readyUrl, child, () => printed);
  return {
    output: () => printed,
    async kill(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
}

/** A separate database on the PostgreSQL of the test run. */
const ownDatabase = async () => ({
  DATABASE_URL: await freshPostgresUrl(),
  KADAM_DATABASE_POOL: '4',
});

export async function startProvider(
  merchantPort: number,
  webFolder?: string,
): Promise<{ readonly providerUrl: string; stop(): Promise<void> }> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kadam-data-'));
  const port = await freePort('localhost');
  const providerUrl = `http://localhost:${port}`;
  const env = {
    PORT: String(port),
    MERCHANT_PORT: String(merchantPort),
    KADAM_DATA: dataFolder,
    KADAM_PUBLIC_URL: providerUrl,
    ...(webFolder === undefined ? {} : { KADAM_WEB: webFolder }),
    ...(await ownDatabase()),
  };
  const provider = await run('server/main.js', env, `${providerUrl}/readyz`);
  return {
    providerUrl,
    async stop() {
      await provider.kill('SIGTERM');
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
}

/** A provider that starts as a sandbox and continues in production on the same database, without a lender. */
export interface LeftSandbox extends SiteUrls {
  readonly databaseUrl: string;
  leave(): Promise<void>;
  stop(): Promise<void>;
}

export async function startToLeaveSandbox(merchantUrl: string): Promise<LeftSandbox> {
  const port = await freePort('localhost');
  const providerUrl = `http://localhost:${port}`;
  const { DATABASE_URL, ...pool } = await ownDatabase();
  const env = {
    PORT: String(port),
    KADAM_PUBLIC_URL: providerUrl,
    KADAM_SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
    DATABASE_URL,
    ...pool,
  };
  let provider = await run('server/main.js', env, `${providerUrl}/readyz`);
  const inProduction = { KADAM_MODE: 'production', KADAM_SMS_URL: 'https://sms.example/send', ...asInProduction };
  return {
    providerUrl,
    merchantUrl,
    databaseUrl: DATABASE_URL,
    async leave() {
      await provider.kill('SIGTERM');
      provider = await run('server/main.js', { ...env, ...inProduction }, `${providerUrl}/readyz`);
    },
    stop: () => provider.kill('SIGTERM'),
  };
}

export interface SiteUrls {
  readonly providerUrl: string;
  readonly merchantUrl: string;
}

/** The two sites, each in a separate process, on free ports and an empty database. */
export interface TwoSites extends SiteUrls {
  provider: Running;
  readonly merchant: Running;
  readonly databaseUrl: string | null;
  /** Restarts the provider on the same port and data. */
  restartProvider(): Promise<void>;
  stop(): Promise<void>;
}

/** `embedded`: the database of `npm start`, on disk; its start takes seconds. */
export async function startTwoSites(database: 'embedded' | 'postgres' = 'postgres'): Promise<TwoSites> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'kadam-data-'));
  const providerPort = await freePort('localhost');
  const merchantPort = await freePort('127.0.0.1');
  const providerUrl = `http://localhost:${providerPort}`;
  const merchantUrl = `http://127.0.0.1:${merchantPort}`;
  const own = database === 'postgres' ? await ownDatabase() : null;
  const env = {
    PORT: String(providerPort),
    MERCHANT_PORT: String(merchantPort),
    KADAM_DATA: dataFolder,
    KADAM_PROVIDER: providerUrl,
    KADAM_PUBLIC_URL: providerUrl,
    ...own,
  };
  const startProvider = () => run('server/main.js', env, `${providerUrl}/readyz`);
  const [provider, merchant] = await Promise.all([
    startProvider(),
    run('examples/server/main.js', env, `${merchantUrl}/healthz`),
  ]);
  const sites: TwoSites = {
    providerUrl,
    merchantUrl,
    provider,
    merchant,
    databaseUrl: own?.DATABASE_URL ?? null,
    async restartProvider() {
      sites.provider = await startProvider();
    },
    async stop() {
      await Promise.all([sites.provider.kill('SIGTERM'), merchant.kill('SIGTERM')]);
      await rm(dataFolder, { recursive: true, force: true });
    },
  };
  return sites;
}
