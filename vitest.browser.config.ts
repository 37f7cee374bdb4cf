import { defineConfig } from 'vitest/config';

/** Two real sites, the built bundles and a real Chromium. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.btest.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    maxWorkers: 3,
  },
});
