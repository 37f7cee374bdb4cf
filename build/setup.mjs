// Prerequisites of `npm start` and `npm test`: packages and a build.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const sources = [
  'sdk',
  'frames',
  'shared',
  'server',
  'examples',
  'build',
  'docs',
  'rollup.config.ts',
  'vite.config.ts',
  'CHANGELOG.md',
  'README.md',
  'package.json',
  'tsconfig.json',
];

async function runIn(folder, command, ...args) {
  const [status] = await once(spawn(command, args, { cwd: folder, stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

/** Installs the locked packages of a folder, unless the installed ones match its lockfile. */
export async function installPackages(folder = root) {
  const lock = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const mark = join(folder, 'node_modules/.kadam-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  process.stdout.write('Installing packages…\n');
  await runIn(folder, 'npm', 'ci', '--loglevel=error', '--no-audit', '--no-fund');
  writeFileSync(mark, wanted);
}

/** Files below a path with modification time and size. Folders are ignored: tools create temporary files there. */
function* changesIn(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) yield `${path} ${stat.mtimeMs} ${stat.size}`;
  else for (const name of readdirSync(path).sort()) yield* changesIn(join(path, name));
}

function sourcesDigest() {
  const digest = createHash('sha256');
  for (const path of sources) for (const change of changesIn(join(root, path))) digest.update(`${change}\n`);
  return digest.digest('hex');
}

const stamp = join(root, 'dist/.built');

/** Records that `dist/` was built from the current sources. */
export function markBuilt(digest = sourcesDigest()) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

/** Builds into `dist/` unless the last complete build used the current sources. */
export async function buildIfStale() {
  const digest = sourcesDigest();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return;
  process.stdout.write('Building…\n');
  await runIn(root, process.execPath, 'build/build.mjs');
  markBuilt(digest);
}
