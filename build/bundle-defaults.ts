import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import replace from '@rollup/plugin-replace';
import type { RollupLog, RollupOptions } from 'rollup';
import { minify as minifyBySwc, swc } from 'rollup-plugin-swc3';
import { dist, isDevelopment } from './mode.mjs';

// What the bundles of several folders have in common.

export const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** A file of the build. */
export const built = (file: string): string => resolve(dist, file);

// React is what we write, Preact is what we ship. Exact names, longest first.
export const preactForReact = () =>
  alias({
    entries: [
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react$/, replacement: 'preact/compat' },
    ],
  });

// Types are checked by `npm run types`; here they are only taken off. `@kadam/sdk` stays a name: examples have it as built.
export const transpile = (sourceMaps = false) =>
  swc({
    tsconfig: false,
    sourceMaps,
    jsc: { target: 'es2022', transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true } },
  });

export const minify = () =>
  !isDevelopment &&
  minifyBySwc({
    module: true,
    ecma: 2020,
    compress: { ecma: 2020, passes: 3 },
    mangle: { toplevel: true },
    format: { comments: false },
  });

// jotai and our React wrapper mark their modules with directives, zod re-exports in circles and misplaces annotations; all harmless.
const quiet = new Set(['MODULE_LEVEL_DIRECTIVE', 'CIRCULAR_DEPENDENCY', 'INVALID_ANNOTATION']);
export const onLog: RollupOptions['onLog'] = (level, log: RollupLog, handler) => {
  if (log.code && quiet.has(log.code) && /node_modules|dist\/(dev\/)?sdk/.test(JSON.stringify(log))) return;
  handler(level === 'warn' ? 'error' : level, log);
};

// What nobody uses is looked for in what is shipped alone: that takes half of a build.
export const browser = {
  onLog,
  ...(isDevelopment ? { treeshake: false } : {}),
  watch: { clearScreen: false },
} satisfies RollupOptions;

// Our own objects have no getters that do something.
export const treeshake = !isDevelopment && { propertyReadSideEffects: false };

export const versioned = () => replace({ preventAssignment: true, values: { KADAM_VERSION: JSON.stringify(version) } });

// Libraries ask for the mode that they run in.
export const production = () =>
  replace({
    preventAssignment: true,
    values: { 'process.env.NODE_ENV': '"production"', 'import.meta.env?.MODE': '"production"' },
  });
