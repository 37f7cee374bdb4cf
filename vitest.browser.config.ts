import { defineConfig } from 'vitest/config';
import { words } from './build/words-plugin.ts';
import { longestFirst } from './test/setup/longest-first.ts';

/** Two real sites, the built bundles and a real Chromium. */
export default defineConfig({
  plugins: [words()],
  test: {
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
        'checkout-leaving.btest.ts',
        'checkout-payment.btest.ts',
        'site-otp.btest.ts',
        'sales-journey.btest.ts',
        'shop.btest.ts',
        'clobbering.btest.ts',
        'checkout-beside.btest.ts',
        'sales-states.btest.ts',
        'checkout-refusals.btest.ts',
        'hub.btest.ts',
        'widget-views.btest.ts',
        'sales-customer.btest.ts',
        'eligibility.btest.ts',
        'sandbox-codes.btest.ts',
        'checkout-elsewhere.btest.ts',
        'new-to-bank.btest.ts',
        'nearest.btest.ts',
        'other-frames-to-host.btest.ts',
        'history.btest.ts',
        'messages-to-sales-app.btest.ts',
      ]),
    },
    globalSetup: ['test/setup/postgres.ts'],
    setupFiles: ['test/setup/unasked-answers.ts'],
  },
});
