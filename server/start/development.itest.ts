import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { EmbeddedDatabase } from '../store/embedded-database';
import { memoryDatabase } from '../testing/database/memory-database';
import { serve } from './development';

/** Creates a database, possibly on a busy machine. */
const LASTS_AT_MOST_MS = 120_000;

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

it(
  'a reloaded server listens at the same port, on the embedded database that stayed open',
  async () => {
    const made = await memoryDatabase();
    if (made.kind !== 'memory') throw new Error(`a database ${made.kind}`);
    const database = new EmbeddedDatabase(made.dump, () => undefined);
    const development = { database: { kind: 'opened', database }, close: database.close } as const;
    const port = await freePort();
    const env = { PORT: String(port), LOG_LEVEL: 'silent' };
    const status = () => fetch(`http://localhost:${port}/readyz`).then((answer) => answer.status);
    for (let build = 0; build < 2; build += 1) {
      const stop = await serve(development, env);
      expect(await status()).toBe(200);
      await stop();
      await expect(status()).rejects.toThrow('fetch failed');
    }
    expect(database.closed).toBe(false);
    await development.close();
  },
  LASTS_AT_MOST_MS,
);
