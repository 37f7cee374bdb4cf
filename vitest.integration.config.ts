import { defineConfig } from 'vitest/config';

/** The real server on real databases. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['{server,build,test/integrator}/**/*.itest.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    isolate: false,
    setupFiles: ['test/setup/property-seed.ts'],
  },
});
