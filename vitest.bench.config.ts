import { defineConfig } from 'vitest/config';

/** Speed as ratios: each file measures its rivals side by side in one run. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/bench/**/*.measure.ts'],
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    globalSetup: ['test/setup/postgres.ts'],
  },
});
