import { describeFrame } from './support/frame-suite';

describeFrame('the sales app', {
  contract: 'sales',
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
  refused: [
    ['of version 2 of the protocol', { protocolVersion: 2 }, { outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' }],
    ['of no version', { protocolVersion: undefined }, { outcome: 'refused', code: 'PROTOCOL_UNSUPPORTED' }],
    [
      'for another merchant key',
      { merchantKey: 'another' },
      { outcome: 'refused', code: 'MESSAGE_INVALID', field: 'merchantKey' },
    ],
    [
      "that names another merchant's origin",
      { merchantDetails: { merchantName: 'Zenmart', merchantOrigin: 'https://another.example' } },
      { outcome: 'refused', code: 'ORIGIN_MISMATCH', field: 'merchantDetails.merchantOrigin' },
    ],
    [
      'with a field it does not know',
      { isAdmin: true },
      { outcome: 'refused', code: 'MESSAGE_INVALID', field: 'isAdmin' },
    ],
    [
      'with a mobile of 11 digits',
      { mobile: '90000000011' },
      { outcome: 'refused', code: 'MESSAGE_INVALID', field: 'mobile' },
    ],
  ],
  async untilLoaded(frame) {
    await frame.locator('main[aria-busy] [data-shape]').first().waitFor({ state: 'attached' });
  },
  async untilUp(frame) {
    await frame.getByRole('heading', { name: 'What does the purchase cost?' }).waitFor();
  },
  async leave(frame) {
    await frame.getByRole('button', { name: 'Close', exact: true }).first().click();
  },
  callsToLeave: ['closeSAApp'],
});
