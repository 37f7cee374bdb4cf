import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

// Screens are tested on what ships: React's names resolve to Preact, as in rollup.config.ts.
const preactForReact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^@testing-library\/react$/, replacement: '@testing-library/preact' },
];

// Examples have the SDK by its name.
const sdk = { find: /^@kadam\/sdk$/, replacement: resolve('sdk/index.ts') };

export default defineConfig({
  resolve: { alias: [...preactForReact, sdk] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'react' } },
  test: {
    // Files share a process and a page: starting one for each would take longer than the tests.
    isolate: false,
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['test/setup/fresh-modules.ts', 'test/setup/property-seed.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{shared,server,build,test/contracts,test/docs}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          setupFiles: ['test/setup/clean-page.ts'],
          include: ['{sdk,frames,examples}/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          server: { deps: { inline: [/@testing-library/, 'jotai'] } },
        },
      },
    ],
  },
});
