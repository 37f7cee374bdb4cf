import { contractHome, describeFrame } from './support/frame-suite';
import { invalid, refusedByAll } from './support/refused-by-all';

const home = contractHome();

describeFrame(
  'the sales app',
  {
    contract: 'salesApp',
    first: ({ merchantUrl, merchantKey, authToken }) => ({
      name: 'openSalesApp',
      payload: {
        protocolVersion: 1,
        merchantKey,
        merchantAgentId: 'ZM-3071',
        type: 'EMI_HOME',
        icScope: 'sales',
        authToken,
        merchantDetails: { merchantName: 'Zenmart', merchantOrigin: merchantUrl },
      },
    }),
    refused: [...refusedByAll, ['with a mobile of 11 digits', { mobile: '90000000011' }, invalid('mobile')]],
    async untilLoaded(frame) {
      await frame.locator('main[aria-busy] [data-shape]').first().waitFor({ state: 'attached' });
    },
    async untilUp(frame) {
      await frame.getByRole('heading', { name: 'What does the purchase cost?' }).waitFor();
      // After the server's response.
      await frame.waitForURL(/sales-emi-home/);
    },
    async leave(frame) {
      await frame.getByRole('button', { name: 'Close', exact: true }).first().click();
    },
    senders: 'every',
    callsToLeave: ['closeSAApp'],
  },
  home,
);
