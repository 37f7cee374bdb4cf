import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import { buildInfo } from './build-info-plugin';
import { built, isLibrary, onLog, transpile, version } from './bundle-defaults';

/** The provider's server with the worker that draws files, and the example merchant's. */
export const serverBundles: RollupOptions[] = [
  {
    onLog,
    input: 'server/main.ts',
    external: isLibrary,
    output: { file: built('server/main.js'), format: 'es', sourcemap: true },
    plugins: [
      transpile(true),
      nodeResolve({ preferBuiltins: true }),
      json({ compact: true }),
      buildInfo(built('server'), version),
    ],
  },
  {
    onLog,
    input: 'server/services/kfs-document/pdf-worker.ts',
    external: isLibrary,
    output: { file: built('server/kfs-pdf-worker.js'), format: 'es', sourcemap: true },
    plugins: [transpile(true), nodeResolve({ preferBuiltins: true }), json({ compact: true })],
  },
  {
    onLog,
    input: 'examples/server/main.ts',
    external: isLibrary,
    output: { file: built('examples/server/main.js'), format: 'es', sourcemap: true },
    plugins: [transpile(true), nodeResolve({ preferBuiltins: true })],
  },
];
