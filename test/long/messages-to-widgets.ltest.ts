import type { FrameFixture } from '../contracts/support/frame-fixture';
import { contractHome, describeFrame } from '../contracts/support/frame-suite';
import { invalid, refusedByAll } from '../contracts/support/refused-by-all';

const home = contractHome();

const payloadOf = ({ merchantUrl, merchantKey }: FrameFixture, more: Record<string, unknown> = {}) => ({
  protocolVersion: 1,
  merchantKey,
  amount: 54_990,
  merchantDetails: { merchantName: 'Zenmart', merchantOrigin: merchantUrl },
  ...more,
});
const refused = [...refusedByAll, ['with an amount of ₹0', { amount: 0 }, invalid('amount')]] as const;

describeFrame(
  'the eligibility widget',
  {
    contract: 'eligibility',
    first: (fixture) => ({ name: 'openEligibility', payload: payloadOf(fixture, { mode: 'modal' }) }),
    refused: [
      ...refused,
      ['with a mobile of 11 digits', { mobile: '90000000011' }, invalid('mobile')],
      ['in a mode that it does not know', { mode: 'popup' }, invalid('mode')],
    ],
    async untilLoaded(frame) {
      await frame.locator('main[aria-busy] [data-shape]').first().waitFor({ state: 'attached' });
    },
    async untilUp(frame) {
      await frame.getByRole('heading', { name: /^EMI from ₹/ }).waitFor();
    },
    leave: (frame) => frame.getByRole('button', { name: 'Close' }).click(),
    senders: 'nearest',
    callsToLeave: ['widgetReady', 'widgetClosed'],
  },
  home,
);

describeFrame(
  'the benefit screen',
  {
    contract: 'benefit',
    first: (fixture) => ({ name: 'openBenefit', payload: payloadOf(fixture) }),
    refused,
    // It renders nothing before it is opened.
    untilLoaded: async () => undefined,
    untilUp: (frame) => frame.getByText('HDFC Bank').waitFor(),
    async leave(frame) {
      await frame.getByRole('button', { name: 'Check eligibility' }).click();
      await frame.getByRole('button', { name: 'Close' }).click();
    },
    senders: 'nearest',
    callsToLeave: ['shown', 'widgetReady', 'eligibilityAsked', 'widgetClosed'],
  },
  home,
);

describeFrame(
  'the communication screen',
  {
    contract: 'communication',
    first: (fixture) => ({ name: 'openCommunication', payload: payloadOf(fixture) }),
    refused,
    untilLoaded: async () => undefined,
    untilUp: (frame) => frame.getByText('HDFC Bank').waitFor(),
    async leave(frame) {
      await frame.getByRole('button', { name: 'Check eligibility' }).click();
      await frame.getByRole('button', { name: 'Back' }).click();
    },
    senders: 'nearest',
    callsToLeave: ['shown', 'widgetReady', 'eligibilityAsked', 'widgetClosed'],
  },
  home,
);
