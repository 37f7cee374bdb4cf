import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';

/** A PostgreSQL of the test's own: a socket in a temporary folder, no TCP port, gone with the test. */
export interface TestPostgres {
  /** Where databases are created. */
  readonly adminUrl: string;
  /** A fresh, empty database. */
  createDatabase(): Promise<string>;
  /** Ends every connection to every database, whatever it is doing; new ones are taken. */
  dropConnections(): Promise<void>;
  /** Shuts down and starts again. `fast` rolls back what is under way, `immediate` leaves everything to recovery. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;

export async function startPostgres(): Promise<TestPostgres> {
  const programs = programFolder();
  const folder = mkdtempSync(join(tmpdir(), 'kadam-pg-'));
  const user = userWithoutPower();
  if (user) chownSync(folder, user.uid, user.gid);
  const options = { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user };
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'kadam', '-A', 'trust', '-E', 'UTF8', '-N'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`);

  const settings = ['fsync=off', 'listen_addresses=', 'max_connections=60', `unix_socket_directories=${folder}`];
  const start = () =>
    startServer(join(programs, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])], options);
  let server = await start();
  const stop = async (signal: NodeJS.Signals): Promise<void> => {
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  const urlOf = (database: string): string =>
    `postgres://kadam@localhost/${database}?host=${encodeURIComponent(folder)}`;
  const adminUrl = urlOf('postgres');
  return {
    adminUrl,
    createDatabase: () => createDatabase(adminUrl),
    dropConnections: () => asAdmin(adminUrl, DROP_CONNECTIONS),
    async restart(how) {
      await stop(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      server = await start();
    },
    async stop() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Resolves once it takes connections. */
async function startServer(program: string, args: readonly string[], options: SpawnOptions): Promise<ChildProcess> {
  const server = spawn(program, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  server.stderr?.on('data', (chunk) => (log += chunk));
  const deadlineMs = Date.now() + READY_WITHIN_MS;
  while (!log.includes('database system is ready to accept connections')) {
    if (server.exitCode !== null || Date.now() > deadlineMs || !server.stderr)
      throw new Error(`postgres did not start:\n${log}`);
    await once(server.stderr, 'data', { signal: AbortSignal.timeout(READY_WITHIN_MS) });
  }
  return server;
}

/** A fresh, empty database beside the one at `adminUrl`; returns its address. */
export async function createDatabase(adminUrl: string): Promise<string> {
  const name = `kadam_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, `create database ${name}`);
  return adminUrl.replace('/postgres?', `/${name}?`);
}

const DROP_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Where `initdb` and `postgres` are. */
function programFolder(): string {
  const named = process.env.KADAM_POSTGRES;
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).stdout.trim();
  const candidates = [
    named,
    ...versions.map((version) => join(debian, version, 'bin')),
    asked,
    onPath && dirname(onPath),
  ];
  const found = candidates.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (!found)
    throw new Error(
      'These tests need PostgreSQL’s server programs (initdb, postgres): install Debian’s package "postgresql", or name their folder in KADAM_POSTGRES.',
    );
  return found;
}

/** PostgreSQL refuses to run as root: under root it runs as the user `postgres`, else `nobody`. Null otherwise. */
function userWithoutPower(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string): number =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
    const [uid, gid] = [id('-u'), id('-g')];
    if (Number.isInteger(uid) && Number.isInteger(gid) && uid > 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root and there is no other user to run it as');
}
