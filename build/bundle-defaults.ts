import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import alias from '@rollup/plugin-alias';
import replace from '@rollup/plugin-replace';
import type { RollupLog, RollupOptions } from 'rollup';
import { minify as minifyBySwc, swc } from 'rollup-plugin-swc3';
import { dist, isDevelopment } from './mode.mjs';
import { preactAliases } from './preact-names';
import { words } from './words-plugin';

// What the bundles of several folders have in common.

export const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string;
  dependencies: Record<string, string>;
};

/** A library is the server's own, and stays where it is. */
export const isLibrary = (id: string): boolean =>
  id.startsWith('node:') || Object.keys(dependencies).some((name) => id === name || id.startsWith(`${name}/`));

/** A file of the build. */
export const built = (file: string): string => resolve(dist, file);

export const preactForReact = () => [alias({ entries: preactAliases })];

// Types are checked by `npm run types`; here they are only taken off, and words put in. `@kadam/sdk` stays a name: examples have it as built.
export const transpile = (sourceMaps = false) => [
  words(),
  swc({
    tsconfig: false,
    sourceMaps,
    jsc: {
      target: 'es2022',
      // A field that gets its value in the constructor is not declared first, which would only be bytes.
      transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true, useDefineForClassFields: false },
    },
  }),
];

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

// Our own objects have no getters that do something, and of our modules only what opens a page does something by being
// loaded: a page that takes one part of a feature has neither the others nor what they need, schemas for example.
export const treeshake = !isDevelopment && {
  propertyReadSideEffects: false,
  moduleSideEffects: (id: string) =>
    !/\/(frames|shared)\/.*\.tsx?$/.test(id) ||
    /\/(main\.tsx|bootstrap\.ts|global\.ts|shell\/scripts\/[\w-]+\.tsx?)$/.test(id),
};

/** What stands for our version in code. */
export const versionNames = { KADAM_VERSION: JSON.stringify(version) } as const;
/** Libraries ask for the mode that they run in. */
export const modeNames = { 'process.env.NODE_ENV': '"production"', 'import.meta.env?.MODE': '"production"' } as const;

export const versioned = () => replace({ preventAssignment: true, values: versionNames });
export const production = () => replace({ preventAssignment: true, values: modeNames });
