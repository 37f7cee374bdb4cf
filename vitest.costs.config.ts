import { defineConfig } from 'vitest/config';

/** What calls cost the processor and the database, as tables to read; apart from the tests, because they take minutes. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/costs/**/*.ctest.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
