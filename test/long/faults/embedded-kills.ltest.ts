import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, it } from 'vitest';
import type { ServerProcess } from '../../../server/testing/server/server-process';
import { expectSound } from './support/expect-sound';
import { killServers, seed } from './support/kill-servers';
import { endAll, startShop } from './support/shop-under-fault';

/** An embedded database takes 15 s to open after a kill. */
const KILLS = 3;

let folder: string;
let servers: ServerProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-killed-'));
});
afterEach(async () => {
  await endAll(servers);
  rmSync(folder, { recursive: true, force: true });
});

it(`8 shoppers amid checkouts lose nothing where the one process of an embedded database is killed, ${KILLS} times, KADAM_SEED=${seed}`, async () => {
  const start = () => startShop({ KADAM_DATA: folder });
  servers = [await start()];
  const load = await killServers(servers, start, KILLS);
  await expectSound(`${KILLS} kills, embedded`, { load, servers, database: { kind: 'embedded', folder } });
});
