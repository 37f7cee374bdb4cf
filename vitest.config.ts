import { resolve } from 'node:path';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { ByEnvironment } from './test/setup/by-environment.ts';

// React is tested as it ships: as Preact.
const testingLibrary = { find: /^@testing-library\/react$/, replacement: '@testing-library/preact' };

// Examples have the SDK by its name.
const sdk = { find: /^@kadam\/sdk$/, replacement: resolve('sdk/index.ts') };

export default defineConfig({
  plugins: [preact({ prefreshEnabled: false, devToolsEnabled: false })],
  resolve: { alias: [testingLibrary, sdk] },
  test: {
    // Files share a process and a page: starting one for each would take longer than the tests.
    isolate: false,
    // All cores: vitest would leave one of two to itself.
    maxWorkers: '100%',
    // A machine that is busy with other work is no failure.
    testTimeout: 30_000,
    sequence: { sequencer: ByEnvironment },
    unstubGlobals: true,
    restoreMocks: true,
    setupFiles: ['test/setup/fresh-modules.ts', 'test/setup/property-seed.ts', 'test/setup/translations.ts'],
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
          name: 'page',
          environment: './test/setup/phone-page.ts',
          include: ['{frames,sdk,examples,test/setup}/**/*.test.{ts,tsx}', 'test/contracts/**/*.test.tsx'],
          setupFiles: ['test/setup/clean-page.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
          server: { deps: { inline: [/@testing-library\/(preact|react)/, /\/jotai\//] } },
        },
      },
    ],
  },
});
