import { defineConfig } from 'vitest/config';
import { longestFirst } from './test/setup/longest-first.ts';
import { testTags } from './test/setup/test-tags.ts';

/** Two real sites, the built bundles and a real Chromium. */
export default defineConfig({
  test: {
    tags: testTags,
    environment: './test/setup/worker-environment.ts',
    include: ['test/**/*.btest.ts'],
    testTimeout: 60_000,
    hookTimeout: 90_000,
    // A page that draws late on a busy machine is not a page that draws wrongly.
    expect: { poll: { timeout: 10_000 } },
    // More than there are cores: much of the time is waiting for a browser.
    maxWorkers: 3,
    // Files of a worker share its browser and its servers (test/browser/support).
    isolate: false,
    sequence: {
      sequencer: longestFirst([
        'site.btest.ts',
        'checkout-beside.btest.ts',
        'checkout-leaving.btest.ts',
        'checkout-payment.btest.ts',
        'shop.btest.ts',
        'checkout-refusals.btest.ts',
        'site-otp.btest.ts',
        'clobbering.btest.ts',
        'sales-states.btest.ts',
        'sales-customer.btest.ts',
        'hub.btest.ts',
        'nearest.btest.ts',
        'checkout-elsewhere.btest.ts',
        'site-answers.btest.ts',
        'widget-views.btest.ts',
        'new-to-bank.btest.ts',
        'eligibility.btest.ts',
        'react-shop.btest.ts',
        'account.btest.ts',
        'failing.btest.ts',
        'other-frames-to-host.btest.ts',
        'history.btest.ts',
        'sales-offline.btest.ts',
        'mid-session.btest.ts',
        'site-notices.btest.ts',
        'sales-journey.btest.ts',
        'checkout-pending.btest.ts',
        'messages-to-sales-app.btest.ts',
      ]),
    },
    globalSetup: ['test/setup/postgres.ts'],
    setupFiles: ['test/setup/translations.ts', 'test/setup/unexpected-answers.ts', 'test/setup/shown-on-failure.ts'],
  },
});
