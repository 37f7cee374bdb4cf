import { afterEach, describe, expect, it } from 'vitest';
import { leaveBy } from './support/leave-by';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

describe('the script', () => {
  it('sends no request before the first call and adds only `Kadam` to the page', async () => {
    shop = await home.openShop('/bare');
    const look = () =>
      shop.page.evaluate(() => ({ names: Object.getOwnPropertyNames(window), body: document.body.innerHTML }));
    const before = await look();
    await shop.page.goto(`${home.sites().merchantUrl}/sdk-only`);
    const after = await look();
    expect(after.names.filter((name) => !before.names.includes(name))).toEqual(['Kadam']);
    expect(after.body).toBe(before.body);
    expect(home.sites().asked).toEqual(['/sdk/v1/kadam.js']);
  });

  it('loaded twice on a page creates one SDK and one frame', { tags: ['long'] }, async () => {
    shop = await home.openShop('/twice');
    await shop.openByClick();
    await shop.page.addScriptTag({ url: `${home.sites().providerUrl}/sdk/v1/kadam.js` });
    await shop.openApp();
    expect(shop.frames()).toHaveLength(1);
    expect(await shop.isOneSession()).toBe(true);
  });
});

describe('opening', () => {
  // @req SDK-001, SDK-003, SDK-010
  it("sends the payload with the language, and closes with the frame's reason", async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    expect(await frame.evaluate(() => window.probe.opened)).toEqual([
      {
        protocolVersion: 1,
        merchantKey: 'ok',
        merchantAgentId: 'ZM-1',
        type: 'EMI_HOME',
        icScope: 'sales',
        authToken: 'token-1',
        locale: 'en',
        merchantDetails: { merchantName: 'Zenith Mobiles', merchantOrigin: home.sites().merchantUrl },
      },
    ]);
    await leaveBy(frame.evaluate(() => void window.probe.close('homeButton')));
    await shop.untilEnded('homeButton');
    expect(await shop.seen('events')).toEqual(['opened', 'closed:homeButton']);
    await expect.poll(() => shop.page.frames().length).toBe(1);
  });

  it('does not wait for images and fonts of the frame, which may never load', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop();
    await shop.openApp({ merchantKey: 'unfinished' });
    const frame = await shop.untilOpened();
    expect(await frame.evaluate(() => [document.readyState, window.probe.opened.length])).toEqual(['interactive', 1]);
  });

  it('by a double click creates one frame, and both calls return the same session', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.page.dblclick('#open');
    await shop.page.evaluate(() => {
      window.merchant.open();
      window.merchant.open();
    });
    await shop.page.waitForFunction(() => window.merchant.events.includes('opened'));
    expect(shop.frames()).toHaveLength(1);
    expect(await shop.isOneSession()).toBe(true);
  });

  it('with a wrong option throws, names it and its fix, and leaves the page unchanged', async () => {
    shop = await home.openShop();
    const before = await shop.page.content();
    await expect(shop.openApp({ amount: 0 })).rejects.toThrow(
      'KadamError: OPTIONS_INVALID: amount: expected a whole number 1 to 9999999',
    );
    expect(await shop.page.content()).toBe(before);
    expect(await shop.page.evaluate(() => history.length)).toBe(2);
  });

  // @req SDK-015, Q-041
  it('requests a new token from the merchant when the frame does, and the page gets an event', async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    await frame.evaluate(() => window.probe.askToken());
    expect(await frame.evaluate(() => window.probe.answers)).toEqual(['token-2']);
    expect(await shop.seen('events')).toEqual(['opened', 'tokenRequested']);
  });

  it('sends the frame only a code for a failed `getAuthToken`, and stays open', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.page.evaluate(() => {
      let asked = 0;
      window.merchant.open({
        getAuthToken() {
          asked += 1;
          if (asked > 1) throw new Error('secret of the merchant');
          return 'token-1';
        },
      });
    });
    const frame = await shop.untilOpened();
    await frame.evaluate(() => window.probe.askToken());
    const [answer = ''] = await frame.evaluate(() => window.probe.answers);
    expect(answer).toContain('TOKEN_UNAVAILABLE');
    expect(answer).not.toContain('secret');
    expect(await shop.seen('events')).toEqual(['opened', 'tokenRequested']);
  });
});

describe('calls before the script has loaded', () => {
  it('run in order once it has: open, listen, open again', { tags: ['long'] }, async () => {
    shop = await home.openShop('/stub', { holdScript: true });
    await shop.openApp();
    await shop.openApp({ amount: 54_990 });
    expect(shop.frames()).toEqual([]);
    shop.releaseScript();
    const frame = await shop.untilOpened(2);
    expect(await frame.evaluate(() => window.probe.opened.map(({ amount }) => amount))).toEqual([undefined]);
    expect(shop.frames()).toHaveLength(1);
    await shop.page.evaluate(() => window.merchant.sessions[1]?.close());
    await shop.untilEnded('hostClosed', 'hostClosed');
  });

  it('with a close among them open nothing', { tags: ['long'] }, async () => {
    shop = await home.openShop('/stub', { holdScript: true });
    await shop.openApp();
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    shop.releaseScript();
    await shop.untilEnded('hostClosed');
    expect(await shop.seen('events')).toEqual(['closed:hostClosed']);
    expect(shop.frames()).toEqual([]);
    expect(home.sites().asked.filter((path) => path.startsWith('/app/'))).toEqual([]);
  });

  it('with a wrong option end as failed', { tags: ['long'] }, async () => {
    shop = await home.openShop('/stub', { holdScript: true });
    await shop.openApp({ mobile: '12' });
    shop.releaseScript();
    await shop.untilEnded('failed:OPTIONS_INVALID');
  });

  it('end as failed if the script does not load, and so does a later call', async () => {
    shop = await home.openShop('/blocked');
    await shop.openApp();
    await shop.untilEnded('failed:SCRIPT_LOAD_FAILED');
    await shop.openApp();
    await shop.untilEnded('failed:SCRIPT_LOAD_FAILED', 'failed:SCRIPT_LOAD_FAILED');
  });
});
