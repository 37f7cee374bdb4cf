import { defineConfig } from 'vitest/config';

/** Two real sites, the built bundles and a real Chromium. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/**/*.btest.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // A page that draws late on a busy machine is not a page that draws wrongly.
    expect: { poll: { timeout: 10_000 } },
    // More than there are cores: much of the time is waiting for a browser.
    maxWorkers: 3,
    isolate: false,
    globalSetup: ['test/setup/postgres.ts'],
  },
});
