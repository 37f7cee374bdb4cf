import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServerProcess } from '../../../server/testing/server/server-process';
import { expectSound } from './support/expect-sound';
import { endAll, SECRET, startShop, successSoon, untilOutages, untilPaid } from './support/shop-under-fault';
import { ShopperLoad } from './support/shopper-load';
import { type SmallDisk, smallDisk } from './support/small-disk';

const TIMES = 2;
const PAID_BETWEEN = 4;
/** More than there are shoppers: calls that were pending when the disk filled up have failed, and others after them. */
const OUTAGES = 16;

let disk: SmallDisk;
let server: ServerProcess;
let load: ShopperLoad;
beforeEach(async () => {
  disk = smallDisk();
  server = await startShop({ KADAM_DATA: disk.folder });
  load = new ShopperLoad([server.url], SECRET);
  load.begin();
});
afterEach(async () => {
  await endAll([server]);
  disk.remove();
});

const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;

it('8 shoppers during checkouts lose nothing if the disk of the embedded database fills up twice', async () => {
  const pid = server.child.pid ?? 0;
  for (let time = 0; time < TIMES; time += 1) {
    await untilPaid(load, PAID_BETWEEN);
    disk.fill(pid);
    await untilOutages(load, OUTAGES);
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    disk.empty(pid);
    await successSoon(load);
  }
  const database = { kind: 'embedded', folder: disk.folder } as const;
  await expectSound(`${TIMES} times a full disk, ${disk.fault}`, { load, servers: [server], database });
});
