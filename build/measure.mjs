// `npm run load`, `npm run bench:growth` and `npm run bench:cpu`: measure the built servers on an empty database.
// Arguments: the vitest configuration (`load`: vitest.load.config.ts) and a filter of its files.
import './require-node.mjs';
import { spawnSync } from 'node:child_process';
import { buildIfStale, installPackages, root } from './setup.mjs';
import { findTools } from './tools.mjs';

const [name, ...files] = process.argv.slice(2);

try {
  await installPackages();
  const env = await findTools(name);
  await buildIfStale();
  const { status } = spawnSync('npx', ['vitest', 'run', '-c', `vitest.${name}.config.ts`, ...files], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  process.exitCode = status ?? 1;
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
