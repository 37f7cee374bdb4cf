import { rmSync } from 'node:fs';
import pg from 'pg';
import { systemClock } from '../../../server/platform/clock';
import { asAdmin, newCluster } from '../../../server/testing/database/postgres';
import { dataOf, startNode, urlIn } from '../../../server/testing/database/postgres-node';
import { runProgram, workplace } from '../../../server/testing/database/postgres-programs';

export interface ReplicatedPostgres {
  readonly primaryFolder: string;
  readonly standbyFolder: string;
  /** URLs of the shop's database on each. */
  readonly primaryUrl: string;
  readonly standbyUrl: string;
  /** Sends SIGKILL to the primary and its processes, which do not return. */
  killPrimary(): Promise<void>;
  /** Resolves once the standby accepts writes. */
  promoteStandby(): Promise<void>;
  stop(): Promise<void>;
}

const SETTINGS = ['max_connections=100'];
const LOOKED_AFTER_EVERY_MS = 50;

export async function startReplicated(database: string): Promise<ReplicatedPostgres> {
  const atPrimary = newCluster('kadam-primary-');
  const primary = await startNode(atPrimary, SETTINGS);
  const primaryAdmin = urlIn(atPrimary, 'postgres');
  await asAdmin(primaryAdmin, `create database ${database}`);

  const atStandby = workplace('kadam-standby-');
  const copy = ['-D', dataOf(atStandby), '-h', atPrimary.folder, '-U', 'kadam', '-X', 'stream', '-c', 'fast', '-R'];
  runProgram('pg_basebackup', copy, atStandby.options);
  const standby = await startNode(atStandby, SETTINGS);
  await asAdmin(primaryAdmin, `alter system set synchronous_standby_names = '*'`);
  await asAdmin(primaryAdmin, 'select pg_reload_conf()');
  await untilSynchronous(primaryAdmin);

  let hasPrimary = true;
  return {
    primaryFolder: atPrimary.folder,
    standbyFolder: atStandby.folder,
    primaryUrl: urlIn(atPrimary, database),
    standbyUrl: urlIn(atStandby, database),
    async killPrimary() {
      hasPrimary = false;
      await primary.kill();
    },
    promoteStandby: () => asAdmin(urlIn(atStandby, 'postgres'), 'select pg_promote()'),
    async stop() {
      if (hasPrimary) await primary.end('SIGQUIT');
      await standby.end('SIGQUIT');
      for (const { folder } of [atPrimary, atStandby]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilSynchronous(adminUrl: string): Promise<void> {
  const client = new pg.Client(adminUrl);
  await client.connect();
  for (;;) {
    const { rows } = await client.query<{ sync_state: string }>('select sync_state from pg_stat_replication');
    if (rows.some(({ sync_state }) => sync_state === 'sync')) break;
    await systemClock.delay(LOOKED_AFTER_EVERY_MS);
  }
  await client.end();
}
