import { systemClock } from '../../../../server/platform/clock';
import type { ServerProcess } from '../../../../server/testing/server/server-process';
import { type Random, randomFrom } from '../../../support/random';
import { SECRET, successSoon, untilHeard } from './shop-under-fault';
import { ShopperLoad } from './shopper-load';

/** A kill follows after this many more answers, and this long after the last one: in the middle of the next calls. */
const ANSWERS_BETWEEN = { from: 10, to: 90 } as const;
const MOMENT_MS = 40;

/** Decides when a process is killed, and which. */
export const seed = Number(process.env.KADAM_SEED ?? 20_260_101);

/** Runs a shopper load against `servers`, and `kills` times kills one and starts another in its place. `servers`: the
 *  running ones. */
export async function killServers(
  servers: ServerProcess[],
  start: () => Promise<ServerProcess>,
  kills: number,
): Promise<ShopperLoad> {
  const random = randomFrom(seed);
  const urls = servers.map((server) => server.url);
  const load = new ShopperLoad(urls, SECRET);
  load.begin();
  for (let kill = 0; kill < kills; kill += 1) {
    await untilMoment(random, load);
    const which = random.below(servers.length);
    await servers[which]?.end('SIGKILL');
    const next = await start();
    servers[which] = next;
    urls[which] = next.url;
    await successSoon(load);
  }
  return load;
}

async function untilMoment(random: Random, load: ShopperLoad): Promise<void> {
  await untilHeard(load, ANSWERS_BETWEEN.from + random.below(ANSWERS_BETWEEN.to - ANSWERS_BETWEEN.from));
  await systemClock.delay(random.below(MOMENT_MS));
}
