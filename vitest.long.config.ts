import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/setup/longest-first.ts';
import { testTags } from './test/setup/test-tags.ts';

/** Each runs a compiler, a build or `npm run dev`, which take more than one core themselves. */
const withTools = ['additions', 'development', 'releases', 'start-signals'].map((name) => `test/long/${name}.ltest.ts`);

/** Tests that take minutes, in three parts, one after the other: matrices; engines and faults; tools. */
export default defineConfig({
  test: {
    environment: './test/setup/worker-environment.ts',
    tags: testTags,
    testTimeout: 600_000,
    hookTimeout: 180_000,
    // A page that draws late on a busy machine is not a page that draws wrongly.
    expect: { poll: { timeout: 10_000 } },
    globalSetup: ['test/setup/postgres.ts'],
    setupFiles: [
      'test/setup/property-seed.ts',
      'test/setup/translations.ts',
      'test/setup/unexpected-answers.ts',
      'test/setup/shown-on-failure.ts',
    ],
    sequence: {
      sequencer: longestFirst([
        'figures.ltest.ts',
        'site.ltest.ts',
        'unauthorised-callers.ltest.ts',
        'site-numbers.ltest.ts',
        'api-embedded.ltest.ts',
        'messages-to-widgets.ltest.ts',
        'figures-on-pages.ltest.ts',
        'no-5xx.ltest.ts',
        'additions.ltest.ts',
        'development.ltest.ts',
        'postgres-faults.ltest.ts',
        'embedded-kills.ltest.ts',
      ]),
    },
    projects: [
      {
        extends: true,
        // Matrices of which `npm test` tries a part: much of it is waiting for a browser.
        test: {
          name: 'matrices',
          include: ['test/long/*.ltest.ts'],
          exclude: ['test/long/engines.ltest.ts', ...withTools],
          maxWorkers: 4,
          // As in vitest.browser.config.ts.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: { name: 'tools', include: withTools, maxWorkers: 2, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        // Journeys in whole browsers, which a driver clicks and types in as a hand does.
        test: { name: 'engines', include: ['test/long/engines.ltest.ts'], maxWorkers: 3, sequence: { groupOrder: 1 } },
      },
      {
        extends: true,
        // Real processes that are killed, stopped and cut off while many shoppers pay; some wait for a minute.
        test: { name: 'faults', include: ['test/long/faults/*.ltest.ts'], maxWorkers: 3, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
