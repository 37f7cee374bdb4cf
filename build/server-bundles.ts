import json from '@rollup/plugin-json';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import { built, dependencies, onLog, transpile } from './bundle-defaults';

const node = { onLog, watch: { clearScreen: false } } satisfies RollupOptions;
const external = (id: string): boolean =>
  id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

/** The provider's server and the example merchant's. */
export const serverBundles: RollupOptions[] = [
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
