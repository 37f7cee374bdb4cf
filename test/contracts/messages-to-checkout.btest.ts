import { pressToLeave } from '../browser/support/press-to-leave';
import { contractHome, describeFrame } from './support/frame-suite';
import { invalid, refusedByAll } from './support/refused-by-all';

// The widgets accept the same first message and the same forgeries: test/long/messages-to-widgets.ltest.ts.
describeFrame(
  'the checkout',
  {
    contract: 'checkout',
    first: ({ merchantUrl, merchantKey, checkoutToken }) => ({
      name: 'openCheckout',
      payload: {
        protocolVersion: 1,
        merchantKey,
        checkoutToken,
        closeIconConfig: { shouldShowCancellationPopup: false },
        merchantDetails: { merchantName: 'Zenmart', merchantOrigin: merchantUrl },
      },
    }),
    refused: [...refusedByAll, ['without a checkout token', { checkoutToken: undefined }, invalid('checkoutToken')]],
    async untilLoaded(frame) {
      await frame.locator('main[aria-busy] [data-shape]').first().waitFor({ state: 'attached' });
    },
    async untilUp(frame) {
      await frame.getByRole('radio', { name: /6 months/ }).waitFor({ state: 'attached' });
    },
    async leave(frame) {
      await pressToLeave(frame.getByRole('button', { name: 'Close', exact: true }).first());
    },
    senders: 'nearest',
    // Earlier tests have left sessions of this payment, one of which may continue it: closing ends no payment, and the
    // host is notified that it may still be paid.
    callsToLeave: ['widgetReady', 'pendingChanged', 'stepChanged', 'pendingChanged', 'widgetClosed'],
  },
  contractHome(),
);
