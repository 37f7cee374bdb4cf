import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import typescript from '@rollup/plugin-typescript';
import type { OutputOptions, RollupOptions } from 'rollup';
import { minify } from 'rollup-plugin-swc3';

// The SDK: what a merchant's page loads. Its types are sdk/types; build/sdk-package.mjs makes the folder a package.

const { version }: { version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

/** Modules that another file of the SDK imports instead of a copy. */
const modules = { [resolve('sdk/index.ts')]: './kadam.mjs', [resolve('sdk/elements/index.ts')]: './elements.mjs' };

const bundle = (
  input: string,
  file: string,
  output: OutputOptions,
  external: RollupOptions['external'] = [],
): RollupOptions => ({
  input: `sdk/${input}`,
  external,
  output: { file: `dist/sdk/${file}`, paths: modules, ...output },
  plugins: [
    // Types are checked by `npm run types`.
    typescript({ tsconfig: 'sdk/tsconfig.json', noCheck: true }),
    replace({ preventAssignment: true, values: { KADAM_VERSION: JSON.stringify(version) } }),
    nodeResolve({ browser: true }),
    minify({
      module: output.format === 'es',
      ecma: 2020,
      compress: { ecma: 2020, passes: 3 },
      format: { comments: false },
    }),
  ],
  // Of `shared` only what is used: its modules do nothing by being imported.
  treeshake: { propertyReadSideEffects: false, moduleSideEffects: (id) => !id.includes('/shared/') },
  watch: { clearScreen: false },
  // A warning fails the build.
  onLog: (level, log, handler) => handler(level === 'warn' ? 'error' : level, log),
});

const script = { format: 'iife', strict: false } satisfies OutputOptions;
const react = [...Object.keys(modules), 'react', 'react/jsx-runtime'];

export default [
  bundle('kadam.ts', 'kadam.js', { format: 'iife', name: 'KadamScript' }),
  bundle('index.ts', 'kadam.mjs', { format: 'es' }),
  bundle('stub.ts', 'stub.js', script),
  bundle('elements/script.ts', 'elements.js', script),
  bundle('elements/index.ts', 'elements.mjs', { format: 'es' }, [resolve('sdk/index.ts')]),
  bundle('react/index.ts', 'react.mjs', { format: 'es', banner: "'use client';" }, react),
];
