// `npm run build`: all that ships, into `dist/`, in two processes, each of which keeps a core busy; or the parts that
// `--configOnly` names. `--silent` says nothing where nothing is wrong.
import './require-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { rollup } from 'rollup';
import { isDevelopment } from './mode.mjs';
import { loadRollupConfig, reportFault } from './rollup-config.mjs';
import { writeSdkPackage } from './sdk-package.mjs';
import { root } from './setup.mjs';

/** Parts that take equally long and need nothing of each other: examples have the SDK as built before them. */
const halves = ['frames,site', 'sdk,examples,servers'];

process.chdir(root);
const { values } = parseArgs({
  options: { configOnly: { type: 'string' }, silent: { type: 'boolean', default: false } },
});
const { configOnly, silent } = values;
const [own, other] = configOnly === undefined && !isDevelopment ? halves : [configOnly];

const bundles = await loadRollupConfig(own);
const isWhole = await Promise.all([buildHere(), other === undefined || buildBeside(other)]);
process.exitCode = isWhole.every(Boolean) ? 0 : 1;

async function buildHere() {
  try {
    for (const options of bundles.sdk) await build(options);
    if (bundles.sdk.length > 0) await writeSdkPackage();
    for (const options of bundles.others) await build(options);
    return true;
  } catch (error) {
    reportFault(error);
    return false;
  }
}

async function buildBeside(parts) {
  const args = [fileURLToPath(import.meta.url), '--configOnly', parts, ...(silent ? ['--silent'] : [])];
  const [status] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'exit');
  return status === 0;
}

async function build(options) {
  const startedAtMs = performance.now();
  const bundle = await rollup(options);
  for (const output of options.output) await bundle.write(output);
  await bundle.close();
  if (silent) return;
  const to = options.output.map(({ file, dir }) => relative(root, file ?? dir)).join(', ');
  process.stdout.write(`${to} in ${Math.round(performance.now() - startedAtMs)} ms\n`);
}
