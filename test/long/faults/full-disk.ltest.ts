import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ServerProcess } from '../../../server/testing/server-process';
import { Crowd } from './support/crowd';
import { expectSound } from './support/expect-sound';
import { endAll, SECRET, startShop, successSoon, untilOutages, untilPaid } from './support/shop-under-fault';
import { type SmallDisk, smallDisk } from './support/small-disk';

const TIMES = 5;
const PAID_BETWEEN = 4;
/** More than there are shoppers: what was under way when the disk became full has failed, and others after it. */
const OUTAGES = 16;

let disk: SmallDisk;
let server: ServerProcess;
let crowd: Crowd;
beforeEach(async () => {
  disk = smallDisk();
  server = await startShop({ KADAM_DATA: disk.folder });
  crowd = new Crowd([server.url], SECRET);
  crowd.begin();
});
afterEach(async () => {
  await endAll([server]);
  disk.remove();
});

const statusOf = async (path: string): Promise<number> => (await fetch(`${server.url}${path}`)).status;

it('8 shoppers amid checkouts lose nothing where the disk of the embedded database is full, 5 times', async () => {
  const pid = server.child.pid ?? 0;
  for (let time = 0; time < TIMES; time += 1) {
    await untilPaid(crowd, PAID_BETWEEN);
    disk.fill(pid);
    await untilOutages(crowd, OUTAGES);
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    disk.empty(pid);
    await successSoon(crowd);
  }
  const database = { kind: 'embedded', folder: disk.folder } as const;
  await expectSound(`${TIMES} times a full disk, ${disk.fault}`, { crowd, servers: [server], database });
});
