import { defineConfig } from 'vitest/config';

/** Many shoppers at once; apart from the tests, because it takes the whole machine for a minute or more. */
export default defineConfig({
  test: { environment: 'node', include: ['test/load/**/*.ltest.ts'], testTimeout: 600_000, hookTimeout: 600_000 },
});
