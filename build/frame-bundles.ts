import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import { browser, built, minify, preactForReact, production, transpile, treeshake, versioned } from './bundle-defaults';
import { compiledAhead } from './compiled-ahead-plugin';
import { compressed } from './compressed-plugin';
import { framePagesOf } from './frame-pages.mjs';
import { lateChunkName } from './late-chunks';
import { GALLERY, pageInputs, pagePlugins } from './page-plugins';

/** The page of the sandbox, which nobody opens beside another. Every page is by itself: a chunk that served more of them
 *  would bring more than the page at hand needs. */
const SANDBOX_PAGE = 'sandbox-phone';
const lonePages = framePagesOf('.').filter((page) => page !== GALLERY && page !== SANDBOX_PAGE);
/** Their files are named `sandbox-…`, and production serves none of that name. */
const isOfSandbox = (module: string): boolean => module.startsWith(resolve('frames/sandbox-'));

/** What a first screen calls with, which is there before its first answer, and what usually follows it: a press that opens
 *  a sheet waits for none of its functions to be compiled. */
const isRunSoon = (modules: readonly string[]): boolean => /-(calls|next)$/.test(lateChunkName(modules) ?? '');

/** Pages and their chunks. */
const group = (names: readonly string[]): RollupOptions => ({
  ...browser,
  treeshake,
  // Only we load an entry: it needs no exports of its own.
  preserveEntrySignatures: false,
  input: pageInputs(names),
  output: {
    dir: built('web'),
    format: 'es',
    generatedCode: 'es2015',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: ({ moduleIds }) =>
      moduleIds.every(isOfSandbox) ? 'sandbox-[name]-[hash].js' : `${lateChunkName(moduleIds) ?? '[name]'}-[hash].js`,
    assetFileNames: '[name]-[hash][extname]',
    plugins: [minify(), compiledAhead(({ moduleIds, isEntry }) => isEntry || isRunSoon(moduleIds))],
  },
  plugins: [
    preactForReact(),
    production(),
    versioned(),
    ...pagePlugins(names),
    transpile(),
    nodeResolve({ browser: true }),
    compressed(),
  ],
});

/** What opens inside the SDK's frames, and the sandbox's own pages, as it is shipped. */
export const frameBundles: RollupOptions[] = [...lonePages, SANDBOX_PAGE].map((page) => group([page]));
