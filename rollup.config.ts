import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import type { RollupLog, RollupOptions } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { minify as minifyBySwc, swc } from 'rollup-plugin-swc3';
import { css } from './build/css-plugin';
import { docs } from './build/docs-plugin';
import { fonts } from './build/fonts-plugin';
import { type PageIndex, pages } from './build/pages-plugin';
import { sdkPackage } from './build/sdk-package-plugin';
import { slimPenpal } from './build/slim-penpal-plugin';
import { sriManifest } from './build/sri-plugin';

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

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
  minifyBySwc({
    module: true,
    ecma: 2020,
    compress: { ecma: 2020, passes: 3 },
    mangle: { toplevel: true },
    format: { comments: false },
  });

// jotai and our React wrapper mark their modules with directives, zod re-exports in circles and misplaces annotations; all harmless.
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION']);
const onLog: RollupOptions['onLog'] = (level, log: RollupLog, handler) => {
  if (log.code && quiet.has(log.code) && /node_modules|dist\/sdk/.test(JSON.stringify(log))) return;
  handler(level === 'warn' ? 'error' : level, log);
};

const browser = { onLog, watch: { clearScreen: false } } satisfies RollupOptions;
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
const treeshake = { propertyReadSideEffects: false };
// Names that pass between our modules and penpal inside the bundle, never to the page or over the wire.
const insideNames =
  /^(onDismiss|onRetry|onTakenOut|onHeard|whenOver|askForLife|leave|tell|refresh|second|times|cost|said|fault|draw|wait|fail|element)$/;
const minifySdk = (module: boolean) =>
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
    mangle: { properties: { regex: insideNames } },
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
const besideSdk = (input: string, name: string, banner = ''): RollupOptions => ({
  ...browser,
  input,
  external: isBeside(input),
  treeshake,
  output: {
    file: `dist/sdk/${name}.mjs`,
    format: 'es',
    paths: sdkModules,
    plugins: [minifySdk(true), { name: 'kadam-banner', renderChunk: (code) => (banner ? `${banner}\n${code}` : null) }],
  },
  plugins: [transpile(), nodeResolve({ browser: true })],
});

const typesBesideSdk = (input: string, name: string): RollupOptions => ({
  onLog,
  input,
  external: isBeside(input),
  output: { file: `dist/sdk/${name}.d.mts`, format: 'es', paths: sdkModules },
  plugins: [dts({ tsconfig: 'tsconfig.json', respectExternal: true })],
});

const sdk: RollupOptions[] = [
  {
    ...browser,
    input: 'sdk/kadam.ts',
    treeshake,
    output: {
      file: 'dist/sdk/kadam.js',
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
      file: 'dist/sdk/stub.js',
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
    output: { file: 'dist/sdk/kadam.mjs', format: 'es', plugins: [minifySdk(true)] },
    plugins: [transpile(), versioned(), nodeResolve({ browser: true })],
  },
  {
    ...browser,
    input: 'sdk/elements/script.ts',
    treeshake,
    output: { file: 'dist/sdk/elements.js', format: 'iife', strict: false, plugins: [minifySdk(false)] },
    plugins: [transpile(), nodeResolve({ browser: true })],
  },
  besideSdk('sdk/elements/index.ts', 'elements'),
  besideSdk('sdk/react/index.ts', 'react', "'use client';"),
  {
    onLog,
    input: 'sdk/index.ts',
    // TypeScript looks for `.d.mts` beside a `.mjs`.
    output: { file: 'dist/sdk/kadam.d.mts', format: 'es' },
    plugins: [dts({ tsconfig: 'tsconfig.json', respectExternal: true })],
  },
  typesBesideSdk('sdk/elements/index.ts', 'elements'),
  {
    ...typesBesideSdk('sdk/react/index.ts', 'react'),
    plugins: [
      dts({ tsconfig: 'tsconfig.json', respectExternal: true }),
      sdkPackage('dist/sdk', version),
      sriManifest('dist/sdk', sdkFiles, version),
    ],
  },
];

/** Pages that a browser opens, each `frames/<name>/main.tsx`. Pages of one group share chunks; nobody opens pages of two,
 *  and a chunk that served more of them would bring more than the page at hand needs. */
const framePages = [
  ['agent', 'sandbox-phone', 'ntb-application'],
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
    input: forEachPage((name) => `frames/${name}/main.tsx`),
    output: {
      dir: 'dist/web',
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
      slimPenpal(),
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
      { find: /^@kadam\/sdk\/(\w+)$/, replacement: resolve('dist/sdk/$1.mjs') },
      { find: /^@kadam\/sdk$/, replacement: resolve('dist/sdk/kadam.mjs') },
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
      dir: 'dist/examples',
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
    ],
  };
};

const servers: RollupOptions[] = [
  {
    ...node,
    input: 'server/main.ts',
    external,
    output: { file: 'dist/server/main.js', format: 'es', sourcemap: true },
    plugins: [transpile(true), nodeResolve({ preferBuiltins: true }), json({ compact: true })],
  },
  {
    ...node,
    input: 'examples/server/main.ts',
    external,
    output: { file: 'dist/examples/server/main.js', format: 'es', sourcemap: true },
    plugins: [transpile(true), nodeResolve({ preferBuiltins: true })],
  },
];

export default [...sdk, ...framePages.map(web), examplePages(), ...servers];
