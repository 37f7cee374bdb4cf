import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, inject, it } from 'vitest';
import { systemClock } from '../../../server/ports';
import { createDatabase } from '../../../server/testing/postgres';
import type { ServerProcess } from '../../../server/testing/server-process';
import { type Random, randomFrom } from '../../support/random';
import { Crowd } from './support/crowd';
import { expectSound } from './support/expect-sound';
import { endAll, SECRET, startShop, successSoon, untilHeard } from './support/shop-under-fault';

const KILLS = 30;
/** A kill comes after so many more answers, and so long after the last of them: in the middle of the next calls. */
const ANSWERS_BETWEEN = { from: 10, to: 90 } as const;
const MOMENT_MS = 40;

const seed = Number(process.env.KADAM_SEED ?? 20_260_101);

let servers: ServerProcess[] = [];
afterEach(() => endAll(servers));

/** Kills one of the servers at a moment that the seed decides, and starts another in its place. */
async function killOne(
  random: Random,
  crowd: Crowd,
  urls: string[],
  start: () => Promise<ServerProcess>,
): Promise<void> {
  await untilHeard(crowd, ANSWERS_BETWEEN.from + random.below(ANSWERS_BETWEEN.to - ANSWERS_BETWEEN.from));
  await systemClock.delay(random.below(MOMENT_MS));
  const which = random.below(servers.length);
  await servers[which]?.end('SIGKILL');
  const next = await start();
  servers[which] = next;
  urls[which] = next.url;
  await successSoon(crowd);
}

async function killAll(start: () => Promise<ServerProcess>, processes: number): Promise<Crowd> {
  const random = randomFrom(seed);
  servers = [];
  for (let each = 0; each < processes; each += 1) servers.push(await start());
  const urls = servers.map((server) => server.url);
  const crowd = new Crowd(urls, SECRET);
  crowd.begin();
  for (let kill = 0; kill < KILLS; kill += 1) await killOne(random, crowd, urls, start);
  return crowd;
}

describe(`8 shoppers amid checkouts, KADAM_SEED=${seed}`, () => {
  it('lose nothing where the one process of an embedded database is killed, 30 times', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kadam-killed-'));
    try {
      const crowd = await killAll(() => startShop({ KADAM_DATA: folder }), 1);
      await expectSound(`${KILLS} kills, embedded`, { crowd, servers, database: { kind: 'embedded', folder } });
    } finally {
      await endAll(servers);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('lose nothing where one of two processes on one PostgreSQL is killed, 30 times', async () => {
    const url = await createDatabase(inject('postgresUrl'));
    const crowd = await killAll(() => startShop({ DATABASE_URL: url }), 2);
    const database = { kind: 'postgres', url, maxConnections: 2 } as const;
    await expectSound(`${KILLS} kills, PostgreSQL`, { crowd, servers, database });
  });
});
