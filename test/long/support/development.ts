import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from '../../browser/support/processes';
import { root } from '../../docs/markdown';
import { clone } from './clone';

/** `npm run dev` in a copy of the sources, because it writes to `dist/`, on an empty database. */
export async function startDevelopment(): Promise<{ readonly providerUrl: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-dev-'));
  await clone(folder);
  const [port, merchantPort] = [await freePort('localhost'), await freePort('127.0.0.1')];
  const dev = spawn(process.execPath, ['build/dev.mjs'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, KADAM_DATA: join(folder, '.data'), PORT: String(port), MERCHANT_PORT: String(merchantPort) },
  });
  const ended = once(dev, 'exit');
  let output = '';
  for await (const chunk of dev.stdout) {
    output += chunk;
    if (output.includes('Kadam runs.')) break;
  }
  if (!output.includes('Kadam runs.')) throw new Error(`npm run dev has ended: ${output}`);
  return {
    providerUrl: `http://localhost:${port}`,
    async stop() {
      dev.kill('SIGTERM');
      await ended;
      const viteCache = join(root, 'node_modules/.vite', basename(folder));
      await Promise.all([folder, viteCache].map((path) => rm(path, { recursive: true, force: true })));
    },
  };
}
