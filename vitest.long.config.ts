import { defineConfig } from 'vitest/config';

/** What takes minutes, in three parts, one after the other. */
export default defineConfig({
  test: {
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // A page that draws late on a busy machine is not a page that draws wrongly.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ['test/setup/postgres.ts'],
    setupFiles: ['test/setup/property-seed.ts'],
    projects: [
      {
        extends: true,
        // Matrices of which `npm test` tries a part: much of it is waiting for a browser.
        test: {
          name: 'matrices',
          include: ['test/long/*.ltest.ts'],
          exclude: ['test/long/engines.ltest.ts'],
          maxWorkers: 3,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Journeys in whole browsers, which a driver clicks and types in as a hand does: nothing else takes their time.
        test: { name: 'engines', include: ['test/long/engines.ltest.ts'], maxWorkers: 1, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        // Real processes that are killed, stopped and cut off while many shoppers pay: each wants the whole machine.
        test: { name: 'faults', include: ['test/long/faults/*.ltest.ts'], maxWorkers: 1, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
