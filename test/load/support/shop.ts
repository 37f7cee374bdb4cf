import { type OpenDatabase, openDatabase } from '../../../server/store/open';
import { type ServerProcess, startProcess } from '../../../server/testing/server/server-process';
import { type Balancer, startBalancer } from './balancer';
import { type Pooler, startPooler } from './pooler';
import { type ReplicatedPostgres, startReplicated } from './replicated-postgres';

export const SECRET = 'process-test-secret-0123456789abcdef';
const DATABASE = 'kadam';

/** Kadam as several processes: a load balancer in front, a pooler behind, and a replicated database. */
export interface Shop {
  readonly url: string;
  readonly servers: readonly ServerProcess[];
  readonly postgres: ReplicatedPostgres;
  readonly pooler: Pooler;
  stop(): Promise<void>;
}

export async function startShop(processes: number): Promise<Shop> {
  const postgres = await startReplicated(DATABASE);
  const pooler = await startPooler(DATABASE, postgres.primaryFolder);
  const env = {
    DATABASE_URL: pooler.url,
    KADAM_EXAMPLE_SECRET: SECRET,
    KADAM_DATABASE_POOL: '20',
    KADAM_TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  };
  const servers = await Promise.all(Array.from({ length: processes }, () => startProcess(env)));
  const balancer: Balancer = await startBalancer(servers.map(({ url }) => url));
  return {
    url: balancer.url,
    servers,
    postgres,
    pooler,
    async stop() {
      await balancer.stop();
      await Promise.all(servers.map((server) => server.end('SIGTERM')));
      await pooler.stop();
      await postgres.stop();
    },
  };
}

export const openAt = (url: string): Promise<OpenDatabase> =>
  openDatabase({ kind: 'postgres', url, maxConnections: 2 }, () => undefined);
