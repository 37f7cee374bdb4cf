import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import type { Plugin, RollupLog, RollupOptions } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { minify as minifyBySwc, swc } from 'rollup-plugin-swc3';
import { css } from './build/css-plugin';
import { docs } from './build/docs-plugin';
import { fonts } from './build/fonts-plugin';
import { liveReload } from './build/live-reload-plugin';
import { dist, isDevelopment } from './build/mode.mjs';
import { type PageIndex, pages } from './build/pages-plugin';
import { sdkPackage } from './build/sdk-package-plugin';
import { sriManifest } from './build/sri-plugin';

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** A file of the build. */
const built = (file: string): string => resolve(dist, file);

// React is what we write, Preact is what we ship. Exact names, longest first.
const preactForReact = () =>
  alias({
    entries: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  });

// Types are checked by `npm run types`; here they are only taken off. `@kadam/sdk` stays a name: examples have it as built.
const transpile = (sourceMaps = false) =>
  swc({
    tsconfig: false,
    sourceMaps,
    jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } },
  });

const minify = () =>
  !isDevelopment &&
  minifyBySwc({
    module: true,
    ecma: 2020,
    compress: { ecma: 2020, passes: 3 },
    mangle: { toplevel: true },
    format: { comments: false },
  });

/** zod's words in fifty languages: ours are our own, and reading theirs takes a fifth of a build. */
const withoutZodLocales = (): Plugin => ({
  name: 'kadam-without-zod-locales',
  load: (id) => (/\/zod\/v4\/locales\/index\.js$/.test(id) ? "export { default as en } from './en.js';" : null),
});

// jotai and our React wrapper mark their modules with directives, zod re-exports in circles and misplaces annotations; all harmless.
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION']);
const onLog: RollupOptions['onLog'] = (level, log: RollupLog, handler) => {
  if (log.code && quiet.has(log.code) && /node_modules|dist\/(dev\/)?sdk/.test(JSON.stringify(log))) return;
  handler(level === 'warn' ? 'error' : level, log);
};

// What nobody uses is looked for in what is shipped alone: that takes half of a build.
const browser = {
  onLog,
  ...(isDevelopment ? { treeshake: false } : {}),
  watch: { clearScreen: false },
} satisfies RollupOptions;
const node = { onLog, watch: { clearScreen: false } } satisfies RollupOptions;
const external = (id: string): boolean =>
  id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

const versioned = () => replace({ preventAssignment: true, values: { KADAM_VERSION: JSON.stringify(version) } });

// Libraries ask for the mode that they run in.
const production = () =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', 'import.meta.env?.MODE': '"production"' },
  });

const sdkFiles = ['kadam.js', 'kadam.mjs', 'stub.js', 'elements.js', 'elements.mjs', 'react.mjs'];
// Our own objects have no getters that do something.
const treeshake = !isDevelopment && { propertyReadSideEffects: false };
const minifySdk = (module: boolean) =>
  !isDevelopment &&
  terser({
    ecma: 2022,
    module,
    compress: {
      passes: 4,
      ecma: 2022,
      pure_getters: true,
      unsafe_arrows: true,
      keep_fargs: false,
    },
    format: { comments: false },
  });

/** The modules of the SDK, and the files that others import them from: they are built once and lie side by side. */
const sdkModules: Readonly<Record<string, string>> = {
  [resolve('sdk/index.ts')]: './kadam.mjs',
  [resolve('sdk/elements/index.ts')]: './elements.mjs',
};
const isBeside = (input: string) => (id: string) =>
  (id in sdkModules && id !== resolve(input)) || id === 'react' || id.startsWith('react/');

/** A module that imports the SDK instead of holding a copy of it. `banner`: its first line. */
const besideSdk = (input: string, name: string, banner = '', plugins: Plugin[] = []): RollupOptions => ({
  ...browser,
  input,
  external: isBeside(input),
  treeshake,
  output: {
    file: built(`sdk/${name}.mjs`),
    format: 'es',
    paths: sdkModules,
    plugins: [minifySdk(true), { name: 'kadam-banner', renderChunk: (code) => (banner ? `${banner}\n${code}` : null) }],
  },
  plugins: [transpile(), nodeResolve({ browser: true }), ...plugins],
});

const typesBesideSdk = (input: string, name: string): RollupOptions => ({
  onLog,
  input,
  external: isBeside(input),
  output: { file: built(`sdk/${name}.d.mts`), format: 'es', paths: sdkModules },
  plugins: [dts({ tsconfig: 'tsconfig.json', respectExternal: true })],
});

const sdkScripts: RollupOptions[] = [
  {
    ...browser,
    input: 'sdk/kadam.ts',
    treeshake,
    output: {
      file: built('sdk/kadam.js'),
      format: 'iife',
      name: 'KadamScript',
      plugins: [minifySdk(false)],
    },
    plugins: [transpile(), versioned(), nodeResolve({ browser: true })],
  },
  {
    ...browser,
    input: 'sdk/stub.ts',
    output: {
      file: built('sdk/stub.js'),
      format: 'iife',
      strict: false,
      plugins: [terser({ ecma: 2020, format: { comments: false } })],
    },
    plugins: [transpile(), versioned(), nodeResolve({ browser: true })],
  },
  {
    ...browser,
    input: 'sdk/index.ts',
    treeshake,
    output: { file: built('sdk/kadam.mjs'), format: 'es', plugins: [minifySdk(true)] },
    plugins: [transpile(), versioned(), nodeResolve({ browser: true })],
  },
  {
    ...browser,
    input: 'sdk/elements/script.ts',
    treeshake,
    output: { file: built('sdk/elements.js'), format: 'iife', strict: false, plugins: [minifySdk(false)] },
    plugins: [transpile(), nodeResolve({ browser: true })],
  },
  besideSdk('sdk/elements/index.ts', 'elements'),
  besideSdk('sdk/react/index.ts', 'react', "'use client';", [
    sdkPackage(built('sdk'), version),
    sriManifest(built('sdk'), sdkFiles, version),
  ]),
];

const sdkTypes: RollupOptions[] = [
  {
    onLog,
    input: 'sdk/index.ts',
    // TypeScript looks for `.d.mts` beside a `.mjs`.
    output: { file: built('sdk/kadam.d.mts'), format: 'es' },
    plugins: [dts({ tsconfig: 'tsconfig.json', respectExternal: true })],
  },
  typesBesideSdk('sdk/elements/index.ts', 'elements'),
  typesBesideSdk('sdk/react/index.ts', 'react'),
];

/** Pages that a browser opens, each `frames/<name>/main.tsx`. Pages of one group share chunks; nobody opens pages of two,
 *  and a chunk that served more of them would bring more than the page at hand needs. */
const framePages = [
  ['agent'],
  ['sandbox-phone', 'ntb-application'],
  ['eligibility', 'benefit', 'communication'],
  ['checkout'],
];
/** Their files are named `sandbox-…`, and production serves none of that name. */
const isOfSandbox = (module: string): boolean => module.startsWith(resolve('frames/sandbox-'));
/** What the server reads of all of them. */
const frameIndex: PageIndex = {};

const web = (names: readonly string[]): RollupOptions => {
  const styles = css();
  const inter = fonts('/web/');
  const forEachPage = (file: (name: string) => string) => Object.fromEntries(names.map((name) => [name, file(name)]));
  return {
    ...browser,
    treeshake,
    input: forEachPage((name) => `frames/${name}/main.tsx`),
    output: {
      dir: built('web'),
      format: 'es',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: ({ moduleIds }) =>
        moduleIds.every(isOfSandbox) ? 'sandbox-[name]-[hash].js' : '[name]-[hash].js',
      assetFileNames: '[name]-[hash][extname]',
      // Left alone, Rollup puts schemas beside Preact because every page uses both in the end; a first screen only
      // needs Preact.
      manualChunks: (id) => (id.includes('/node_modules/zod/') ? 'schemas' : undefined),
      plugins: [minify()],
    },
    plugins: [
      inter,
      styles,
      preactForReact(),
      production(),
      versioned(),
      withoutZodLocales(),
      transpile(),
      nodeResolve({ browser: true }),
      pages({
        css: styles,
        fonts: inter,
        base: '/web/',
        styles: 'inline',
        templates: forEachPage(() => 'frames/page.html'),
        index: frameIndex,
      }),
      isDevelopment && liveReload(),
    ],
  };
};

/** Pages of the example merchant: its entry, and the template it stands in. `plainPage` loads nothing of the SDK. */
const sdkPage = 'examples/look/page.html';
const plainPage = 'examples/look/plain-page.html';
const examples = {
  hub: { entry: 'examples/hub/main.tsx', template: sdkPage },
  pos: { entry: 'examples/pos/main.tsx', template: sdkPage },
  product: { entry: 'examples/product/main.tsx', template: sdkPage },
  checkout: { entry: 'examples/checkout/main.tsx', template: sdkPage },
  'react-shop': { entry: 'examples/react-shop/main.tsx', template: plainPage },
  redirect: { entry: 'examples/redirect/main.tsx', template: plainPage },
  return: { entry: 'examples/redirect/return-main.tsx', template: plainPage },
  docs: { entry: 'examples/docs/main.ts', template: 'examples/docs/page.html' },
  api: { entry: 'examples/api/main.tsx', template: plainPage },
};

/** The SDK as a merchant's project has it: a copy of what was built above, by its name. */
const builtSdk = () =>
  alias({
    entries: [
      { find: /^@kadam\/sdk\/(\w+)$/, replacement: built('sdk/$1.mjs') },
      { find: /^@kadam\/sdk$/, replacement: built('sdk/kadam.mjs') },
    ],
  });

const examplePages = (): RollupOptions => {
  const styles = css();
  const inter = fonts('/');
  const forEachExample = (file: 'entry' | 'template') =>
    Object.fromEntries(Object.entries(examples).map(([name, page]) => [name, page[file]]));
  return {
    ...browser,
    input: forEachExample('entry'),
    output: {
      dir: built('examples'),
      format: 'es',
      entryFileNames: 'assets/[name]-[hash].js',
      chunkFileNames: 'assets/[name]-[hash].js',
      assetFileNames: 'assets/[name]-[hash][extname]',
      plugins: [minify()],
    },
    plugins: [
      inter,
      styles,
      builtSdk(),
      preactForReact(),
      production(),
      transpile(),
      nodeResolve({ browser: true }),
      pages({
        css: styles,
        fonts: inter,
        base: '/',
        styles: 'link',
        templates: forEachExample('template'),
      }),
      docs(),
      isDevelopment && liveReload([built('sdk/kadam.js'), built('sdk/elements.js')]),
    ],
  };
};

const servers: RollupOptions[] = [
  {
    ...node,
    input: 'server/main.ts',
    external,
    output: { file: built('server/main.js'), format: 'es', sourcemap: true },
    plugins: [transpile(true), nodeResolve({ preferBuiltins: true }), json({ compact: true })],
  },
  {
    ...node,
    input: 'examples/server/main.ts',
    external,
    output: { file: built('examples/server/main.js'), format: 'es', sourcemap: true },
    plugins: [transpile(true), nodeResolve({ preferBuiltins: true })],
  },
];

export default [...sdkScripts, ...(isDevelopment ? [] : sdkTypes), ...framePages.map(web), examplePages(), ...servers];
