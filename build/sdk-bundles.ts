import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { Plugin, RollupOptions } from 'rollup';
import { dts } from 'rollup-plugin-dts';
import { minify } from 'rollup-plugin-swc3';
import { browser, built, onLog, transpile, treeshake, version, versioned } from './bundle-defaults';
import { compressed } from './compressed-plugin';
import { isDevelopment } from './mode.mjs';
import { resolvedTypes } from './resolved-types-plugin';
import { sdkPackage } from './sdk-package-plugin';
import { sdkReleases } from './sdk-releases-plugin';
import { sortedUnions } from './sorted-unions-plugin';
import { sriManifest } from './sri-plugin';

const sdkFiles = ['kadam.js', 'kadam.mjs', 'stub.js', 'elements.js', 'elements.mjs', 'react.mjs'];
const minifySdk = (module: boolean) =>
  !isDevelopment &&
  minify({
    ecma: 2022,
    module,
    compress: { ecma: 2022, passes: 4, pure_getters: true, keep_fargs: false },
    mangle: { toplevel: true },
    format: { comments: false },
  });

const hostPlugins = (): RollupOptions['plugins'] => [transpile(), versioned(), nodeResolve({ browser: true })];

/** The modules of the SDK, and the files that others import them from: they are built once and lie side by side. */
const sdkModules: Readonly<Record<string, string>> = {
  [resolve('sdk/index.ts')]: './kadam.mjs',
  [resolve('sdk/elements/index.ts')]: './elements.mjs',
};
/** Types are imported from there too, and not written out again. */
const typedModules = { ...sdkModules, [resolve('sdk/types.ts')]: './kadam.mjs' };
const isBeside = (modules: Readonly<Record<string, string>>, input: string) => (id: string) =>
  (id in modules && id !== resolve(input)) || id === 'react' || id.startsWith('react/');

/** A module that imports the SDK instead of holding a copy of it. `banner`: its first line. */
const besideSdk = (input: string, name: string, banner = '', plugins: Plugin[] = []): RollupOptions => ({
  ...browser,
  input,
  external: isBeside(sdkModules, input),
  treeshake,
  output: {
    file: built(`sdk/${name}.mjs`),
    format: 'es',
    paths: sdkModules,
    plugins: [minifySdk(true), { name: 'kadam-banner', renderChunk: (code) => (banner ? `${banner}\n${code}` : null) }],
  },
  plugins: [transpile(), nodeResolve({ browser: true }), ...plugins],
});

const declarations = () => dts({ tsconfig: 'tsconfig.json', respectExternal: true });

/** All types of the SDK, by their names: on its way `export type *` becomes one of values too. */
const namedTypes: Plugin = {
  name: 'kadam-named-types',
  async renderChunk(code) {
    const [, names = ''] = /^export type (\{.*\});$/m.exec(await readFile(built('sdk/kadam.d.mts'), 'utf8')) ?? [];
    return code.replace(/^export \* from '\.\/kadam\.mjs';$/m, `export type ${names} from './kadam.mjs';`);
  },
};

const typesBesideSdk = (input: string, name: string): RollupOptions => ({
  onLog,
  input,
  external: isBeside(typedModules, input),
  output: { file: built(`sdk/${name}.d.mts`), format: 'es', paths: typedModules },
  plugins: [declarations(), namedTypes, sortedUnions()],
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
    plugins: hostPlugins(),
  },
  {
    ...browser,
    input: 'sdk/stub.ts',
    output: {
      file: built('sdk/stub.js'),
      format: 'iife',
      strict: false,
      plugins: [minifySdk(false)],
    },
    plugins: hostPlugins(),
  },
  {
    ...browser,
    input: 'sdk/index.ts',
    treeshake,
    output: { file: built('sdk/kadam.mjs'), format: 'es', plugins: [minifySdk(true)] },
    plugins: hostPlugins(),
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
    sdkReleases(built('sdk')),
  ]),
];

const sdkTypes: RollupOptions[] = [
  {
    onLog,
    input: 'sdk/index.ts',
    // TypeScript looks for `.d.mts` beside a `.mjs`.
    output: { file: built('sdk/kadam.d.mts'), format: 'es' },
    plugins: [declarations(), resolvedTypes(), sortedUnions()],
  },
  typesBesideSdk('sdk/elements/index.ts', 'elements'),
  typesBesideSdk('sdk/react/index.ts', 'react'),
];

/** What a merchant's page loads, as scripts and as modules, and the modules' types. */
export const sdkBundles: RollupOptions[] = [...sdkScripts, ...(isDevelopment ? [] : sdkTypes)].map((bundle) => ({
  ...bundle,
  plugins: [bundle.plugins, compressed()],
}));
