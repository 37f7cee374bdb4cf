import { afterEach, it } from 'vitest';
import { freshPostgresUrl } from '../../../server/testing/database/fresh-postgres';
import type { ServerProcess } from '../../../server/testing/server/server-process';
import { expectSound } from './support/expect-sound';
import { killServers, seed } from './support/kill-servers';
import { endAll, startShop } from './support/shop-under-fault';

const KILLS = 5;

let servers: ServerProcess[] = [];
afterEach(() => endAll(servers));

it(`8 shoppers amid checkouts lose nothing where one of two processes on one PostgreSQL is killed, ${KILLS} times, KADAM_SEED=${seed}`, async () => {
  const url = await freshPostgresUrl();
  const start = () => startShop({ DATABASE_URL: url });
  servers = [await start(), await start()];
  const load = await killServers(servers, start, KILLS);
  const database = { kind: 'postgres', url, maxConnections: 2 } as const;
  await expectSound(`${KILLS} kills, PostgreSQL`, { load, servers, database });
});
