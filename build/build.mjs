// `npm run build`: builds everything that ships into dist/, in two processes for two cores. Arguments select parts:
// `npm run build sdk examples`.
import './require-node.mjs';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rollup } from 'rollup';
import { build } from 'vite';
import { compressIn } from './compress.mjs';
import { writeSdkPackage } from './sdk-package.mjs';
import { root } from './setup.mjs';

// Without this, Vite builds for development if a test starts this command.
process.env.NODE_ENV = 'production';
process.chdir(root);
const { browserEntries, exampleFiles, nodeEntries } = await import('./entries.ts');
const { browserEntry, examplePage, nodeEntry } = await import('../vite.config.ts');
const { default: sdkBundles } = await import('../rollup.config.ts');

const isScriptOfSite = ([name]) => name.startsWith('site-');
const [scripts, pages] = [true, false].map((isScript) =>
  Object.entries(browserEntries).filter((entry) => isScriptOfSite(entry) === isScript),
);
/** The first two parts and the last two take equally long. The examples import the built SDK. */
const parts = {
  async frames() {
    for (const [name, file] of pages) await build(browserEntry(name, file));
  },
  async servers() {
    for (const [folder, entries] of Object.entries(nodeEntries)) await build(nodeEntry(`dist/${folder}`, entries));
    writeFileSync('dist/server/build.json', JSON.stringify(buildInfo()));
  },
  async sdk() {
    await buildSdk();
    for (const { parentPath, name } of readdirSync('dist/sdk/releases', { withFileTypes: true }))
      await compressIn(join(parentPath, name));
    await compressIn('dist/sdk');
  },
  async examples() {
    for (const file of exampleFiles) await build(examplePage(file));
  },
  async site() {
    for (const [name, file] of scripts) await build(browserEntry(name, file));
  },
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !Object.hasOwn(parts, name));
if (unknown !== undefined) throw new Error(`there is no part ${unknown}: ${Object.keys(parts).join(', ')}`);
if (asked.length > 0) for (const name of asked) await parts[name]();
else {
  rmSync('dist', { recursive: true, force: true });
  mkdirSync('dist');
  await Promise.all([buildBeside('frames', 'servers'), buildBeside('sdk', 'examples', 'site')]);
  await compressIn('dist/web');
}

async function buildSdk() {
  for (const options of sdkBundles) {
    const bundle = await rollup(options);
    await bundle.write(options.output);
    await bundle.close();
  }
  await writeSdkPackage();
}

async function buildBeside(...names) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...names], { stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  if (status !== 0) throw new Error(`the build of ${names.join(', ')} ended with ${status}`);
}

/** Version and commit. The commit is missing if the folder is not a clone, for example an unpacked archive. */
function buildInfo() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  try {
    const commit = execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' });
    return { version, commit: commit.trim() };
  } catch {
    return { version, commit: null };
  }
}
