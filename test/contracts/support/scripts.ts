import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { reactRouterScript, reactScript } from '../../browser/support/real-react';
import { cachedBundle } from './bundle-cache';

const here = dirname(fileURLToPath(import.meta.url));
const fixture = (file: string): Promise<string> => cachedBundle(join(here, '../fixture', file));
const publishedSdk = join(here, '../../../sdk/releases');
export const published: readonly string[] = readdirSync(publishedSdk);
const built = (file: string): Promise<string> => readFile(join(here, '../../../dist/sdk', file), 'utf8');

/** Fixture frames that were bundled with the bridge of an earlier version. */
const recorded = (file: string): Promise<string> => readFile(join(here, '../recorded', file), 'utf8');

/** A frame's script with the next protocol version. */
async function newer(path: string): Promise<string> {
  const code = await script(path);
  const changed = code.replace('PROTOCOL_VERSION = 1', 'PROTOCOL_VERSION = 2');
  if (changed === code) throw new Error('the version of the protocol is not where it was');
  return changed;
}

const library = (file: string): Promise<string> => readFile(join(here, '../../../node_modules', file), 'utf8');

const sources: Record<string, () => Promise<string>> = {
  '/library/turbo.js': () => library('@hotwired/turbo/dist/turbo.es2017-umd.js'),
  '/library/htmx.js': () => library('htmx.org/dist/htmx.min.js'),
  '/library/vue.js': () => library('vue/dist/vue.global.prod.js'),
  '/library/vue-router.js': () => library('vue-router/dist/vue-router.global.prod.js'),
  '/library/react.js': async () => reactScript(),
  '/library/react-router.js': () => reactRouterScript(),
  '/library/tabbable.js': () => library('tabbable/dist/index.umd.min.js'),
  '/library/focus-trap.js': () => library('focus-trap/dist/focus-trap.umd.min.js'),
  '/sdk/v1/kadam.js': () => built('kadam.js'),
  '/sdk/v1/kadam.mjs': () => built('kadam.mjs'),
  '/sdk/v1/elements.js': () => built('elements.js'),
  ...Object.fromEntries(
    published.map((version) => [
      `/sdk/${version}/kadam.js`,
      () => readFile(join(publishedSdk, version, 'kadam.js'), 'utf8'),
    ]),
  ),
  '/stub.js': () => built('stub.js'),
  '/frame.js': () => fixture('frame.ts'),
  '/newer.js': () => newer('/frame.js'),
  '/widget-frame.js': () => fixture('widget-frame.ts'),
  '/newer-widget.js': () => newer('/widget-frame.js'),
  '/frame-0.1.0.js': () => recorded('frame-0.1.0.js'),
  '/widget-frame-0.1.0.js': () => recorded('widget-frame-0.1.0.js'),
  '/raw-frame.js': () => fixture('raw-frame.ts'),
  '/merchant.js': () => fixture('merchant.ts'),
  '/forger.js': () => fixture('forger.ts'),
  '/host.js': () => fixture('host.ts'),
  '/fresh-documents.js': () => fixture('fresh-documents.ts'),
};
const made = new Map<string, Promise<string>>();

export const isScript = (path: string): boolean => Object.hasOwn(sources, path);

/** Text of a script by its path, created on first use. */
export function script(path: string): Promise<string> {
  const known = made.get(path);
  if (known) return known;
  const making = sources[path]?.() ?? Promise.reject(new Error(`no script ${path}`));
  made.set(path, making);
  return making;
}
