import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { Plugin, RollupOptions } from 'rollup';
import { minify } from 'rollup-plugin-swc3';
import { browser, built, transpile, treeshake, version, versioned } from './bundle-defaults';
import { compressed } from './compressed-plugin';
import { isDevelopment } from './mode.mjs';
import { sdkPackage } from './sdk-package-plugin';
import { sdkReleases } from './sdk-releases-plugin';
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

/** What a merchant's page loads, as scripts and as modules. */
export const sdkBundles: RollupOptions[] = sdkScripts.map((bundle) => ({
  ...bundle,
  plugins: [bundle.plugins, compressed()],
}));
