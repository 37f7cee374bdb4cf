import type { BrowserContext } from 'playwright';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { salesApp } from '../../shared/bridge';
import { namesOf } from './fixture/incoming';
import type { FrameFixture } from './support/frame-fixture';
import { HostPage } from './support/host-page';
import { post } from './support/post';
import { script } from './support/scripts';
import { shopHome } from './support/shop-home';

const home = shopHome();
let context: BrowserContext;
let host: HostPage;

beforeAll(async () => {
  context = await home.browser().newContext();
});
afterEach(() => host.close());

const names = namesOf(salesApp);

const load = (merchantKey: string, referrerPolicy: ReferrerPolicy = 'origin'): Promise<HostPage> => {
  const { providerUrl, merchantUrl, strangerUrl } = home.sites();
  const fixture: FrameFixture = {
    ...{ providerUrl, merchantUrl, strangerUrl, merchantKey },
    authToken: 'token-1',
    checkoutToken: '',
    prepare: async () => undefined,
  };
  return HostPage.load(context, fixture, { contract: 'salesApp', path: salesApp.path, referrerPolicy });
};
const first = () => ({
  name: 'openSalesApp',
  payload: {
    ...{ protocolVersion: 1, merchantKey: 'ok', merchantAgentId: 'ZM-1', type: 'EMI_HOME', icScope: 'sales' },
    authToken: 'token-1',
    merchantDetails: { merchantName: 'Zenith Mobiles', merchantOrigin: home.sites().merchantUrl },
  },
});
const posted = (): Promise<string[]> => host.page.evaluate(() => window.host.posted);

describe('a frame', () => {
  // @req SDK-009
  it('sends nothing to a page of an unregistered origin, not even after 1,000 handshake messages', async () => {
    host = await load('stranger');
    await host.frame.evaluate(await script('/forger.js'));
    await host.page.evaluate(await script('/forger.js'));
    expect(await post(host.page, 'firstFrame', { seed: 21, count: 1_000, names })).toBe(0);
    expect(await host.frame.evaluate(() => [window.probe.opened.length, window.probe.faults.join()])).toEqual([0, '']);
    expect(await posted()).toEqual([]);
  });

  // @req WID-033, SDK-006
  it('sends its SYN only to the page of its referrer', async () => {
    host = await load('ok');
    await expect.poll(posted).toEqual(['SYN']);
  });

  // @req SDK-007
  it('without a referrer sends nothing until the SYN of a registered page', async () => {
    host = await load('ok', 'no-referrer');
    expect(await host.frame.evaluate(() => document.referrer)).toBe('');
    expect(await posted()).toEqual([]);
    expect(await host.open(first())).toEqual({ outcome: 'opened' });
  });

  // @req SDK-007, Q-039
  it('without a referrer refuses a page that names another merchant, although that one is registered too', async () => {
    host = await load('ok', 'no-referrer');
    const { name, payload } = first();
    const merchantDetails = { merchantName: 'Zenith Mobiles', merchantOrigin: 'https://one.example' };
    expect(await host.open({ name, payload: { ...payload, merchantDetails } })).toEqual({
      outcome: 'refused',
      code: 'ORIGIN_MISMATCH',
      field: 'merchantDetails.merchantOrigin',
    });
  });

  it('makes no call before a merchant has opened it', async () => {
    host = await load('ok');
    const { name, payload } = first();
    expect(await host.open({ name, payload: { ...payload, protocolVersion: 9 } })).toMatchObject({
      outcome: 'refused',
    });
    await host.frame.evaluate(async () => {
      window.probe.close('homeButton');
      await window.probe.askToken();
    });
    const [answer] = await host.frame.evaluate(() => window.probe.answers);
    expect(answer).toContain('no host has opened this frame');
    await host.page.evaluate(() => window.host.call('nothing of this name', {}).catch(() => undefined));
    expect(await host.page.evaluate(() => window.host.calls())).toEqual([]);
  });
});
