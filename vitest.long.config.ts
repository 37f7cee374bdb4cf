import { defineConfig } from 'vitest/config';

/** What takes minutes: real processes that are killed, stopped and cut off while many shoppers pay, and matrices of which
 *  `npm test` tries a part. One file after the other, since each wants the whole machine. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/long/**/*.ltest.ts'],
    testTimeout: 600_000,
    hookTimeout: 180_000,
    maxWorkers: 1,
    globalSetup: ['test/setup/postgres.ts'],
    setupFiles: ['test/setup/property-seed.ts'],
  },
});
