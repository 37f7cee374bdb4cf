// What `npm start` and `npm test` need before anything of ours can run: packages and a build.
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
  'rollup.config.ts',
  'CHANGELOG.md',
  'package.json',
  'tsconfig.json',
];

async function run(command, ...args) {
  const [status] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}`);
}

export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) throw new Error(`Kadam needs Node 20 or newer; this is ${process.versions.node}`);
}

/** Installs the locked packages unless they are those of this very lockfile. */
export async function installPackages() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  const mark = join(root, 'node_modules/.kadam-lock');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return;
  process.stdout.write('Installing packages…\n');
  // Several packages ask for a newer Node than our floor and are seen working on it; the warnings would only worry.
  // Not `npm ci`: that refuses a lockfile without the binaries of foreign platforms, which a mirror may not carry.
  await run('npm', 'install', '--no-save', '--loglevel=error', '--no-audit', '--no-fund');
  writeFileSync(mark, wanted);
}

function newestChange(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestChange(join(path, name))));
}

/** Builds into `dist/` unless the last whole build is newer than every source. */
export async function buildIfStale() {
  const stamp = join(root, 'dist/.built');
  const newest = Math.max(...sources.map((path) => newestChange(join(root, path))));
  if (existsSync(stamp) && Number(readFileSync(stamp, 'utf8')) >= newest) return;
  process.stdout.write('Building…\n');
  await run('npm', 'run', '--silent', 'build', '--', '--silent');
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, String(newest));
}
