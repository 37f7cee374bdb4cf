import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { RollupOptions } from 'rollup';
import {
  browser,
  built,
  isLibrary,
  minify,
  onLog,
  preactForReact,
  production,
  transpile,
  treeshake,
  versioned,
} from './bundle-defaults';
import { compressed } from './compressed-plugin';
import { siteInputs, siteOutput, sitePlugins, siteScriptInputs, siteScriptPlugins } from './site-sources';

/** What runs in a page. They share no chunk: what one needs of another would be a file more for both. */
const scriptBundle = ([name, file]: readonly [name: string, file: string]): RollupOptions => ({
  ...browser,
  treeshake,
  input: { [name]: file },
  output: {
    dir: built('web'),
    format: 'es',
    generatedCode: 'es2015',
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: `${name}-[name]-[hash].js`,
    plugins: [minify()],
  },
  plugins: [
    preactForReact(),
    production(),
    versioned(),
    ...siteScriptPlugins(),
    transpile(),
    nodeResolve({ browser: true }),
    compressed(),
  ],
});

/** The pages of the shopper's site, which the server draws: no script of them comes to a browser but what reacts to its
 *  visitor. */
export const siteBundles: RollupOptions[] = [
  {
    onLog,
    treeshake,
    input: siteInputs,
    external: isLibrary,
    output: siteOutput,
    plugins: [preactForReact(), ...sitePlugins(), transpile(), nodeResolve()],
  },
  ...Object.entries(siteScriptInputs).map(scriptBundle),
];
