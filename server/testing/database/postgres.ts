import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { dataOf, startNode, urlIn } from './postgres-node';
import { runProgram, type Workplace, workplace } from './postgres-programs';

/** A PostgreSQL for a test: a socket in a temporary folder, no TCP port, deleted with the test. */
export interface TestPostgres {
  readonly adminUrl: string;
  pid(): number;
  createDatabase(): Promise<string>;
  /** Closes every connection to every database, also busy ones; new ones are accepted. */
  dropConnections(): Promise<void>;
  /** Shuts down and starts again. `fast` rolls back running work, `immediate` leaves everything to recovery. */
  restart(how: 'fast' | 'immediate'): Promise<void>;
  stop(): Promise<void>;
}

/** `more`: additional settings, `name=value`. */
export async function startPostgres(more: readonly string[] = []): Promise<TestPostgres> {
  const place = newCluster('kadam-pg-');
  const settings = ['fsync=off', 'max_connections=60', ...more];
  let node = await startNode(place, settings);
  const adminUrl = urlIn(place, 'postgres');
  return {
    adminUrl,
    pid: () => node.pid,
    createDatabase: () => createDatabase(adminUrl),
    dropConnections: () => asAdmin(adminUrl, DROP_CONNECTIONS),
    async restart(how) {
      await node.end(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      node = await startNode(place, settings);
    },
    async stop() {
      // Without a final checkpoint.
      await node.end('SIGQUIT');
      // Some ten thousand files after many tests: deleted in the background.
      spawn('rm', ['-rf', place.folder], { detached: true, stdio: 'ignore' }).unref();
    },
  };
}

/** A workplace with an empty cluster, whose superuser is `kadam`. */
export function newCluster(prefix: string): Workplace {
  const place = workplace(prefix);
  runProgram(
    'initdb',
    ['-D', dataOf(place), '-U', 'kadam', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    place.options,
  );
  return place;
}

/** A new database next to the one at `adminUrl`, empty or a copy; returns its address. */
export async function createDatabase(adminUrl: string, copyOf?: string): Promise<string> {
  const name = `kadam_${randomBytes(6).toString('hex')}`;
  // Copied file by file: for a small database writing it to the log takes longer.
  await asAdmin(
    adminUrl,
    `create database ${name}${copyOf === undefined ? '' : ` template ${copyOf} strategy file_copy`}`,
  );
  return adminUrl.replace('/postgres?', `/${name}?`);
}

const DROP_CONNECTIONS =
  "select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";

export async function asAdmin(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
