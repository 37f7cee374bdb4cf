// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeServer } from '../../platform/api/testing/fake-server';
import { Calls } from './calls';

const session = { headers: () => ({}), update: () => undefined, clear: () => undefined };

let server: FakeServer;
beforeEach(() => {
  server = new FakeServer();
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['campaignId and utmCampaign', { campaignId: 'c-1', utmCampaign: 'summer' }, ['c-1', undefined]],
  ['campaignId', { campaignId: 'c-1' }, ['c-1', undefined]],
  ['utmCampaign', { utmCampaign: 'summer' }, [undefined, 'summer']],
])('an OTP that is sent or verified names one campaign where the shop gave %s', async (_, campaign, named) => {
  const asker = { merchantKey: 'zenmart', merchantOrigin: 'https://shop.example', campaign };
  const calls = new Calls({ asker: () => asker, session: () => session });
  await calls.sendOtp('9876543210', 'key', () => 0).catch(() => undefined);
  await calls.verifyOtp('9876543210', '12345').catch(() => undefined);
  const bodies = server.requests.map(({ init }) => JSON.parse(String(init.body)));
  expect(bodies.map(({ campaignId, utmCampaign }) => [campaignId, utmCampaign])).toEqual([named, named]);
});
