import { defineConfig } from 'vitest/config';
import { words } from './build/words-plugin.ts';

/** Speed as ratios: each file measures its rivals side by side in one run. */
export default defineConfig({
  plugins: [words()],
  test: {
    environment: 'node',
    include: ['test/bench/**/*.measure.ts'],
    benchmark: { include: ['test/bench/**/*.bench.ts'] },
    globalSetup: ['test/setup/postgres.ts'],
  },
});
