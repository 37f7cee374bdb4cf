import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { workplace } from '../../../server/testing/database/postgres-programs';
import { programNamed, startProgram } from './program';

export interface Pooler {
  readonly url: string;
  moveTo(postgresFolder: string): void;
  stop(): Promise<void>;
}

const PORT = 6432;

/** As in `docs/scaling.md`: short waits for a database that is down, and a fast reconnect. */
const settings = (folder: string, database: string, postgresFolder: string): string => `[databases]
${database} = host=${postgresFolder} dbname=${database} user=kadam
[pgbouncer]
pool_mode = transaction
listen_port = ${PORT}
unix_socket_dir = ${folder}
auth_type = any
max_client_conn = 500
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 0.2
query_wait_timeout = 5
`;

/** `postgresFolder`: folder of the socket of the PostgreSQL that has the database. */
export async function startPooler(database: string, postgresFolder: string): Promise<Pooler> {
  const { folder, options } = workplace('kadam-pooler-');
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(file, settings(folder, database, postgresFolder));
  const url = `postgres://kadam@localhost:${PORT}/${database}?host=${encodeURIComponent(folder)}`;
  const pooler = await startProgram(programNamed('KADAM_PGBOUNCER'), [file], options, () => takesConnections(url));
  return {
    url,
    moveTo(other) {
      writeFileSync(file, settings(folder, database, other));
      pooler.child.kill('SIGHUP');
    },
    async stop() {
      await pooler.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function takesConnections(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
