// `npm start`: installs, builds and runs the provider and the example merchant until Ctrl-C.
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
  // A separate process group: Ctrl-C reaches the children once, through this process.
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      // LOG_LEVEL=info logs each request.
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

/** Throws if another program listens on the port, as its answers would be taken for the server's below. */
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

/** Resolves once `url` answers; stops waiting on shutdown. */
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
// npm forwards only some signals, and none if it is killed. (`exec` in package.json replaces npm's shell, which would
// end without notice.) A process started without npm may outlive its parent.
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

// Stopped during the build.
if (stopping) process.exit(0);

for (const name of Object.keys(programs)) start(name);

if ((await answers(`${providerUrl}/readyz`)) && (await answers(`${merchantUrl}/healthz`)))
  announce({ providerUrl, merchantUrl });
