// `npm start`: the provider and the example merchant, from nothing, until Ctrl-C.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { dist, isDevelopment } from './mode.mjs';
import { buildIfStale, installPackages, root } from './setup.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm start: the provider and the example merchant, from nothing, until Ctrl-C. npm run dev: the same, built again at each
change. They take no arguments.

Environment: PORT of the provider (4400) and MERCHANT_PORT (4500); docs/operations.md lists what the servers read.`);

const providerPort = process.env.PORT || '4400';
const merchantPort = process.env.MERCHANT_PORT || '4500';
const providerUrl = `http://localhost:${providerPort}`;
const merchantUrl = `http://127.0.0.1:${merchantPort}`;

const inBuild = (file) => join(root, dist, file);
/** The servers, by name: what is built of each, and what a process of it runs. */
const programs = {
  provider: isDevelopment
    ? { built: inBuild('server/in-development.js'), runs: [join(root, 'build/serve-anew.mjs')] }
    : { built: inBuild('server/main.js'), runs: [] },
  merchant: { built: inBuild('examples/server/main.js'), runs: [] },
};

const children = new Map();
/** Names of those that are ended to be started anew. */
const renewed = new Set();
let stopping = false;
let stopBuilding = () => {};

function stop(code) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  stopBuilding();
  for (const child of children.values()) child.kill('SIGTERM');
}

function start(name) {
  const args = [
    '--enable-source-maps',
    '--import',
    new URL('./end-with-parent.mjs', import.meta.url).href,
    ...programs[name].runs,
    programs[name].built,
  ];
  // A group of its own, so that Ctrl-C reaches the children once, through us.
  const child = spawn(process.execPath, args, {
    cwd: root,
    detached: true,
    // One that takes in what was built anew hears of it.
    stdio: ['ignore', 'inherit', 'inherit', ...(programs[name].runs.length > 0 ? ['ipc'] : [])],
    env: {
      // What a developer has to see is printed below; requests one by one are for LOG_LEVEL=info.
      LOG_LEVEL: 'warn',
      // A change of the SDK is there with the next load of a page.
      ...(isDevelopment ? { KADAM_SDK_MAX_AGE: '0' } : {}),
      ...process.env,
      PORT: providerPort,
      MERCHANT_PORT: merchantPort,
      KADAM_PROVIDER: providerUrl,
    },
  });
  children.set(name, child);
  child.on('exit', (code) => {
    children.delete(name);
    if (renewed.delete(name) && !stopping) start(name);
    // A developer's fault is mended by his next change.
    else if (!isDevelopment) stop(code ?? 1);
  });
}

/** Starts anew what was built into one of the folders. Pages are read and drawn by a server that goes on. */
function renew(folders) {
  for (const [name, { built }] of Object.entries(programs)) {
    if (stopping || !folders.includes(dirname(built))) continue;
    const child = children.get(name);
    if (!child) start(name);
    // It may end at this moment: then the next change starts it.
    else if (child.connected) child.send('built', () => undefined);
    else {
      renewed.add(name);
      child.kill('SIGTERM');
    }
  }
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
  if (isDevelopment) stopBuilding = await (await import('./watch.mjs')).buildAndWatch(renew);
  else await buildIfStale();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

// Told to stop while it was being built.
if (stopping) process.exit(0);

for (const name of Object.keys(programs)) start(name);

if ((await answers(`${providerUrl}/readyz`)) && (await answers(`${merchantUrl}/healthz`))) {
  process.stdout.write(`
Kadam runs.
  Demo hub         ${merchantUrl}/
  Product page     ${merchantUrl}/product
  React shop       ${merchantUrl}/react-shop
  Store till       ${merchantUrl}/pos
  Telesales desk   ${merchantUrl}/telesales
  Sandbox phone    ${providerUrl}/sandbox/phone
  API description  ${providerUrl}/openapi.json
Stop with Ctrl-C.
`);
}
