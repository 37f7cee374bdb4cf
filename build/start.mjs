// `npm start`: the provider and the example merchant, from nothing, until Ctrl-C.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { announce } from './announce.mjs';
import { buildIfStale, installPackages, root } from './setup.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm start: the provider and the example merchant, from nothing, until Ctrl-C. It takes no arguments.

Environment: PORT of the provider (4400) and MERCHANT_PORT (4500); docs/operations.md lists what the servers read.`);

const providerPort = process.env.PORT || '4400';
const merchantPort = process.env.MERCHANT_PORT || '4500';
const providerUrl = `http://localhost:${providerPort}`;
const merchantUrl = `http://127.0.0.1:${merchantPort}`;

/** The built servers, by name. */
const programs = { provider: 'dist/server/main.js', merchant: 'dist/examples/server/main.js' };

const children = new Map();
let stopping = false;

function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const child of children.values()) child.kill('SIGTERM');
}

function start(name) {
  const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href;
  const args = ['--enable-source-maps', '--import', endWithParent, join(root, programs[name])];
  // A process group of its own: Ctrl-C reaches the children once, through this process.
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // Single requests are logged at LOG_LEVEL=info.
      LOG_LEVEL: 'warn',
      ...process.env,
      PORT: providerPort,
      MERCHANT_PORT: merchantPort,
      KADAM_PROVIDER: providerUrl,
    },
  });
  children.set(name, child);
  child.on('exit', (code) => {
    children.delete(name);
    stop(code ?? 1);
  });
}

/** Throws where something else listens: its answers must not be taken for ours below. */
async function requireFreePort(port, host, variable) {
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new Error(`${variable} is no port: ${port}`);
  const probe = createServer().listen(Number(port), host);
  try {
    await once(probe, 'listening');
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} on ${host} is taken: stop what listens there, or set ${variable} to a free one.`);
  }
  probe.close();
  await once(probe, 'close');
}

/** Resolves once `url` answers; gives up when we are stopping. */
async function answers(url) {
  while (!stopping) {
    const ok = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(0));
// npm passes on some signals alone, and none where it is killed itself. (Its shell has become us, by the `exec` in
// package.json: between us it would end without a word.) Whoever starts this file itself may leave it running.
if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');

try {
  await requireFreePort(providerPort, process.env.HOST || 'localhost', 'PORT');
  await requireFreePort(merchantPort, '127.0.0.1', 'MERCHANT_PORT');
  await installPackages();
  await buildIfStale();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

// Told to stop while it was being built.
if (stopping) process.exit(0);

for (const name of Object.keys(programs)) start(name);

if ((await answers(`${providerUrl}/readyz`)) && (await answers(`${merchantUrl}/healthz`)))
  announce({ providerUrl, merchantUrl });
