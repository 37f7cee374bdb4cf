// First import of every command. If Node is older than `engines`, starts the command again with the Node of `.nvmrc`,
// installed as an npm package. Signals and the exit status pass through.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname } from 'node:path';
import { installNode } from './install-node.mjs';

const WANTED = '24.22.3';
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 22 || (major === 22 && minor < 18)) await runAgain(await installNode(WANTED));

async function runAgain(node) {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // A killed npm does not notify its children.
  if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');
  const [status, signal] = await once(child, 'exit');
  if (signal) process.kill(process.pid, signal);
  process.exit(status ?? 1);
}
