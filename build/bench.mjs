// `npm run bench`: compares parts with their rivals, then measures whole openings. Results go into docs/performance.md.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildIfStale, installPackages, root } from './setup.mjs';
import { findTools } from './tools.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm run bench: how fast parts and whole openings are, beside peers, into docs/performance.md; 20 minutes. It takes
no arguments. One measurement by itself, after npm run build:
  npx vitest run -c vitest.bench.config.ts <path>`);

await installPackages();
await buildIfStale();
const peers = join(root, 'test/bench/openings/peers');
await installPackages(peers);
const env = { ...process.env, ...(await findTools()) };
for (const [cwd, command, ...args] of [
  [peers, 'npm', 'run', '--silent', 'build'],
  [root, 'npx', 'vitest', 'bench', '--run', '-c', 'vitest.bench.config.ts'],
  [root, 'npx', 'vitest', 'run', '-c', 'vitest.bench.config.ts'],
]) {
  const { status } = spawnSync(command, args, { cwd, env, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
