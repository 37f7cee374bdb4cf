import { defineConfig, type Plugin, type RolldownOptions } from 'rolldown';
import { built, isLibrary, modeNames, onLog, versionNames } from './bundle-defaults';
import { framePagesOf } from './frame-pages.mjs';
import { liveReload } from './live-reload-plugin';
import { GALLERY, pageInputs, pagePlugins } from './page-plugins';
import { preactNames } from './preact-names';
import { siteInputs, siteOutput, sitePlugins, siteScriptInputs, siteScriptPlugins } from './site-sources';
import { words } from './words-plugin';

// The frames, the site and the servers of `npm run dev`. Rolldown builds all of them in a fourth of the time in which Rollup
// builds what a line concerns; what is shipped is Rollup's, which leaves more out.

type Plugins = readonly { readonly name: string }[];

// SAFETY: Rolldown calls a plugin's hooks as Rollup does, and ours use no context but what both have.
const pluginsOf = (plugins: Plugins) => [...plugins, words()] as unknown as Plugin[];

const defined = Object.fromEntries(
  // Rolldown finds a name with and without its question mark.
  Object.entries({ ...versionNames, ...modeNames }).map(([name, value]) => [name.replace('?', ''), value]),
);

const common = {
  // What nobody uses is looked for in what is shipped alone.
  treeshake: false,
  // To our own plugin a stylesheet is a map of names.
  moduleTypes: { '.css': 'js' },
  transform: { jsx: { runtime: 'automatic' } },
  // How long plugins take is no fault.
  checks: { bundlerTimings: false },
  // SAFETY: a log has the same code, place and message in both.
  onLog: onLog as NonNullable<RolldownOptions['onLog']>,
} as const satisfies RolldownOptions;

/** What runs in a browser. */
const inBrowser = (input: Record<string, string>, plugins: Plugins, inOneFile = false): RolldownOptions => ({
  ...common,
  input,
  platform: 'browser',
  transform: { ...common.transform, define: defined },
  preserveEntrySignatures: false,
  resolve: {
    alias: Object.fromEntries(Object.entries(preactNames).map(([name, other]) => [`${name}$`, other])),
  },
  output: {
    dir: built('web'),
    format: 'es',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
    assetFileNames: '[name]-[hash][extname]',
    ...(inOneFile ? { codeSplitting: false } : {}),
  },
  plugins: pluginsOf([...plugins, liveReload()]),
});

/** Pages by name. `inOneFile`: without files for what they load late. */
const pagesOf = (names: readonly string[], inOneFile = false): RolldownOptions =>
  inBrowser(pageInputs(names), pagePlugins(names), inOneFile);

/** What a server runs. */
const program = (file: string, input: string): RolldownOptions => ({
  ...common,
  input,
  platform: 'node',
  external: isLibrary,
  output: { file: built(file), format: 'es', sourcemap: true },
  plugins: pluginsOf([]),
});

const { 'site-calculator': calculator = '', ...scripts } = siteScriptInputs;

export default defineConfig([
  // As one bundle: a line that all pages share is built once, and not once for each.
  pagesOf(framePagesOf('.').filter((page) => page !== GALLERY)),
  {
    ...common,
    input: siteInputs,
    platform: 'node',
    external: isLibrary,
    output: siteOutput,
    plugins: pluginsOf(sitePlugins()),
  },
  inBrowser(scripts, siteScriptPlugins()),
  // By itself: its page has its styles, those of the others come with what they load, and a chunk of both would bring them
  // a second time behind the page's own.
  inBrowser({ 'site-calculator': calculator }, siteScriptPlugins()),
  // Before the server, which starts it.
  program('server/kfs-pdf-worker.js', 'server/services/kfs-document/pdf-worker.ts'),
  // Behind the pages: these are read while the server starts anew.
  program('server/in-development.js', 'server/in-development.ts'),
  program('examples/server/main.js', 'examples/server/main.ts'),
  // Every screen in every state, all at hand; shown to nobody but us.
  pagesOf([GALLERY], true),
]);
