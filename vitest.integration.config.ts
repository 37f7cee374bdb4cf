import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/setup/longest-first.ts';
import { testTags } from './test/setup/test-tags.ts';

/** The real server on real databases. */
export default defineConfig({
  test: {
    tags: testTags,
    environment: 'node',
    include: ['{server,build,test/integrator}/**/*.itest.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes late on a busy machine is not wrong.
    expect: { poll: { timeout: 10_000 } },
    maxWorkers: 2,
    isolate: false,
    sequence: {
      sequencer: longestFirst([
        'start.itest.ts',
        'api.postgres.itest.ts',
        'openapi.itest.ts',
        'payment-races.itest.ts',
        'package.itest.ts',
      ]),
    },
    globalSetup: ['test/setup/postgres.ts'],
    setupFiles: ['test/setup/property-seed.ts'],
  },
});
