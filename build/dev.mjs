// `npm run dev`: Vite in front of the provider and of the example merchant. Vite transforms the modules of both. The
// two servers answer all other requests; they run in this process and are replaced when their code changes.
import './require-node.mjs';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer as createNetServer } from 'node:net';
import { join, relative } from 'node:path';
import { announce } from './announce.mjs';
import { installPackages, root } from './setup.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm run dev: the provider and the example merchant, with every change on the screen at once, until Ctrl-C. It
takes no arguments.

Environment: as for npm start.`);

// Otherwise the first Vite build sets it to production, and components are not replaced in place.
process.env.NODE_ENV = 'development';
process.chdir(root);
const port = Number(process.env.PORT || 4400);
const merchantPort = Number(process.env.MERCHANT_PORT || 4500);
await installPackages();
const { watch } = await import('rollup');
const { build, createServer, createServerModuleRunner } = await import('vite');
const { writeSdkPackage } = await import('./sdk-package.mjs');
const { devServer, nodeEntry } = await import('../vite.config.ts');
const { default: sdkConfig } = await import('../rollup.config.ts');

// The build in dist/ is no longer complete: dist/sdk follows the sources from now on.
rmSync('dist/.built', { force: true });
const sdk = watch(sdkConfig);
await new Promise((resolve, reject) => {
  sdk.on('event', ({ code, error, result }) => {
    void result?.close();
    if (code === 'ERROR') reject(error);
    if (code === 'END') resolve();
  });
});
await writeSdkPackage();
await build(nodeEntry('dist/dev', { 'kfs-pdf-worker': 'server/services/kfs-document/pdf-worker.ts' }));

const [inner, innerMerchant] = [await freePort('localhost'), await freePort('127.0.0.1')];
const front = await createServer(
  devServer({ folder: root, port, host: 'localhost', target: `http://localhost:${inner}` }),
);
const shop = await createServer(
  devServer({
    folder: join(root, 'examples'),
    port: merchantPort,
    host: '127.0.0.1',
    target: `http://127.0.0.1:${innerMerchant}`,
  }),
);
const env = {
  LOG_LEVEL: 'warn',
  KADAM_SDK_MAX_AGE: '0',
  KADAM_WEB: join(root, 'dist'),
  KADAM_PDF_PROGRAM: join(root, 'dist/dev/kfs-pdf-worker.js'),
  KADAM_PUBLIC_URL: `http://localhost:${port}`,
  KADAM_PROVIDER: `http://localhost:${port}`,
  ...process.env,
};

const ssr = front.environments.ssr;
const runners = { provider: runner(), merchant: runner(), renderer: runner() };
const stops = {};
let database;
let site;

async function freePort(host) {
  const probe = createNetServer().listen(0, host);
  await once(probe, 'listening');
  const { port: free } = probe.address();
  probe.close();
  await once(probe, 'close');
  return free;
}

function runner() {
  return createServerModuleRunner(ssr, { hmr: false });
}

/** Loads the renderer and the stylesheets that its pages import. */
async function loadSite() {
  const { default: renderer } = await runners.renderer.import('/frames/renderer.ts');
  return {
    renderer,
    stylesheetsOf(page) {
      const seen = new Set();
      const visit = (node) => {
        if (!node || seen.has(node)) return;
        seen.add(node);
        for (const imported of node.importedModules) visit(imported);
      };
      for (const file of ['frames/shell/render.tsx', `frames/shell/pages/${page}.tsx`])
        visit(ssr.moduleGraph.getModuleById(join(root, file)));
      return [...seen].flatMap(({ file }) => (file?.endsWith('.css') ? `/${relative(root, file)}` : []));
    },
  };
}

function forgetSite(error) {
  site = undefined;
  throw error;
}

async function serveProvider() {
  const { developmentAssets, explain, openDevelopmentDatabase, serve } =
    await runners.provider.import('/server/start/development.ts');
  database ??= openDevelopmentDatabase({ ...env, PORT: String(inner) });
  try {
    stops.provider = await serve(
      database,
      { ...env, PORT: String(inner), MERCHANT_PORT: String(merchantPort) },
      developmentAssets(() => (site ??= loadSite().catch(forgetSite))),
    );
  } catch (error) {
    throw new Error(explain(error) ?? error.stack);
  }
}

async function serveMerchant() {
  const { buildApp } = await runners.merchant.import('/examples/server/app.ts');
  const { readConfig } = await runners.merchant.import('/examples/server/config.ts');
  const config = readConfig({ ...env, MERCHANT_PORT: String(innerMerchant) });
  const app = await buildApp(config, { examplesFolder: 'examples', stubFile: 'dist/sdk/stub.js' }, Date.now);
  await app.listen({ host: '127.0.0.1', port: innerMerchant });
  stops.merchant = () => app.close();
}

/** One replacement at a time: a developer can save faster than a server closes. */
let queue = Promise.resolve();
function enqueue(work) {
  queue = queue.then(work).catch((error) => process.stderr.write(`${error.stack ?? error}\n`));
}

function replace(name, serve) {
  enqueue(async () => {
    const startedAtMs = performance.now();
    runners[name].clearCache();
    await stops[name]?.();
    delete stops[name];
    await serve();
    process.stdout.write(`The ${name}'s server is replaced (${Math.round(performance.now() - startedAtMs)} ms).\n`);
  });
}

/** True if a change concerns a server or the renderer. After a failed load, every changed file may be the cause. */
function imports(name, file) {
  const isLoaded = (name === 'renderer' ? site : stops[name]) !== undefined;
  return !isLoaded || runners[name].evaluatedModules.getModulesByFile(file) !== undefined;
}

front.watcher.on('change', (file) => {
  if (imports('provider', file)) replace('provider', serveProvider);
  if (imports('renderer', file)) {
    runners.renderer.clearCache();
    site = undefined;
    enqueue(() => front.ws.send({ type: 'custom', event: 'kadam:rendered' }));
  }
  if (imports('merchant', file)) replace('merchant', serveMerchant);
});
sdk.on('event', ({ code, error }) => {
  if (code === 'ERROR') process.stderr.write(`${error.message}\n`);
  if (code === 'END') for (const { ws } of [front, shop]) ws.send({ type: 'full-reload' });
});

async function stop() {
  await Promise.all([sdk.close(), front.close(), shop.close(), ...Object.values(stops).map((end) => end())]);
  await database?.close();
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => void stop());
if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs');

try {
  await serveProvider();
  await serveMerchant();
  await Promise.all([front.listen(), shop.listen()]);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
announce({ providerUrl: `http://localhost:${port}`, merchantUrl: `http://127.0.0.1:${merchantPort}` });
