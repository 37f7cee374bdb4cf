import { resolve } from 'node:path';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import type { OutputOptions, Plugin, RollupOptions } from 'rollup';
import { browser, built, minify, preactForReact, production, transpile, treeshake, versioned } from './bundle-defaults';
import { css } from './css-plugin';
import { fonts } from './fonts-plugin';
import { liveReload } from './live-reload-plugin';
import { isDevelopment } from './mode.mjs';
import { type PageIndex, pages } from './pages-plugin';

/** Pages that a browser opens, each `frames/<name>/main.tsx`. Pages of one group share chunks; nobody opens pages of two,
 *  and a chunk that served more of them would bring more than the page at hand needs. */
const framePages = [
  ['agent'],
  ['sandbox-phone', 'ntb-application'],
  ['eligibility', 'benefit', 'communication'],
  ['checkout'],
];
/** Their files are named `sandbox-…`, and production serves none of that name. */
const isOfSandbox = (module: string): boolean => module.startsWith(resolve('frames/sandbox-'));

/** zod's words in fifty languages: ours are our own, and reading theirs takes a fifth of a build. */
const withoutZodLocales = (): Plugin => ({
  name: 'kadam-without-zod-locales',
  load: (id) => (/\/zod\/v4\/locales\/index\.js$/.test(id) ? "export { default as en } from './en.js';" : null),
});

/** Left alone, Rollup puts schemas beside Preact because every page uses both in the end; a first screen only needs
 *  Preact. */
const schemasApart = (id: string): string | undefined => (id.includes('/node_modules/zod/') ? 'schemas' : undefined);

/** What the server reads of all of them. */
const frameIndex: PageIndex = {};

/** Pages that share chunks. `chunks`: by which what only one of them needs is loaded. */
const group = (
  names: readonly string[],
  chunks: Pick<OutputOptions, 'manualChunks' | 'inlineDynamicImports'> = { manualChunks: schemasApart },
): RollupOptions => {
  const styles = css();
  const inter = fonts('/web/');
  const forEachPage = (file: (name: string) => string) => Object.fromEntries(names.map((name) => [name, file(name)]));
  return {
    ...browser,
    treeshake,
    input: forEachPage((name) => `frames/${name}/main.tsx`),
    output: {
      dir: built('web'),
      format: 'es',
      entryFileNames: '[name]-[hash].js',
      chunkFileNames: ({ moduleIds }) =>
        moduleIds.every(isOfSandbox) ? 'sandbox-[name]-[hash].js' : '[name]-[hash].js',
      assetFileNames: '[name]-[hash][extname]',
      ...chunks,
      plugins: [minify()],
    },
    plugins: [
      inter,
      styles,
      preactForReact(),
      production(),
      versioned(),
      withoutZodLocales(),
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
      isDevelopment && liveReload(),
    ],
  };
};

/** What opens inside the SDK's frames, and the sandbox's own pages. */
export const frameBundles: RollupOptions[] = framePages.map((names) => group(names));

/** Every screen in every state, all at hand; shown to nobody but us. */
export const galleryBundles: RollupOptions[] = isDevelopment
  ? [group(['gallery'], { inlineDynamicImports: true })]
  : [];
