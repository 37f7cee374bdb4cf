import { afterEach, describe, expect, it } from 'vitest';
import { allOf, hearAll } from './support/hear-all';
import { kinds } from './support/kinds';
import { leaveBy } from './support/leave-by';
import { pinnedPage } from './support/pinned-page';
import { published } from './support/scripts';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

// Older and newer versions are compatible as described in docs/bridge.md under 'Versions'. messages-to-….btest.ts
// covers frames with a later host; test/long/versions.ltest.ts covers all kinds of frames, and the built ones.

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

const [checkout] = kinds;
if (!checkout) throw new Error('no checkout');

async function useSalesApp(merchantKey: 'ok' | 'before'): Promise<void> {
  await shop.openApp({ merchantKey });
  const frame = await shop.untilOpened();
  await frame.evaluate(() => window.probe.askToken());
  expect(await frame.evaluate(() => window.probe.answers)).toEqual(['token-2']);
  await leaveBy(frame.evaluate(() => void window.probe.close('homeButton')));
  await shop.untilEnded('homeButton');
  expect(await shop.seen('events')).toEqual(['opened', 'tokenRequested', 'closed:homeButton']);
}

describe.each(published)('a page that has pinned SDK %s', (version) => {
  const open = async (): Promise<void> => {
    shop = await home.openShop(home.sites().put(pinnedPage(home.sites().providerUrl, version)));
    expect(await shop.page.evaluate(() => window.Kadam?.version)).toBe(version);
  };

  it('opens the current sales app, supplies a new token and is closed by it', async () => {
    await open();
    await useSalesApp('ok');
  });

  it('gets all events of the current checkout', async () => {
    await open();
    expect(await hearAll(shop, checkout)).toEqual(allOf(checkout));
  });

  it('ends in PROTOCOL_UNSUPPORTED if the frame uses version 2 of the protocol', async () => {
    await open();
    await shop.openApp({ merchantKey: 'newer' });
    await shop.untilEvents('error:PROTOCOL_UNSUPPORTED');
  });
});

describe('the current SDK', () => {
  it('opens the sales app of 0.1.0, supplies a new token and is closed by it', async () => {
    shop = await home.openShop();
    await useSalesApp('before');
  });

  it('gets all events of the checkout of 0.1.0', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    expect(await hearAll(shop, checkout, 'before')).toEqual(allOf(checkout));
  });

  it('ignores only unknown parts of a later checkout: a field, a message, a step, a reason', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop();
    await shop.openFrame('checkout', { merchantKey: 'after' });
    const frame = await shop.untilOpened();
    const say = (name: string, payload: object): Promise<unknown> =>
      frame.evaluate(
        ([said, what]) => window.raw.call(said, what).catch((error: { penpalCode: string }) => error.penpalCode),
        [name, payload] as const,
      );
    expect(await say('basketShown', { items: 2 })).toBe('METHOD_NOT_FOUND');
    expect(await say('stepChanged', { step: 'PICK_UP', status: 'ON_SHELF', shelf: 7 })).toEqual({ outcome: 'heard' });
    const payment = { signedResult: 'a.b.c', orderId: 'NE-1', txnUuid: 'u'.repeat(36) };
    expect(await say('transactionCompleted', { ...payment, points: 12 })).toEqual({ outcome: 'heard' });
    await leaveBy(say('widgetClosed', { reason: 'pickedUp', shelf: 7 }));
    const end = await shop.page.evaluate(() => window.merchant.sessions[0]?.result);
    expect(end).toEqual({ outcome: 'completed', reason: 'pickedUp', ...payment });
    expect(await shop.seen('events')).toEqual(['opened', 'stepChanged', 'transactionCompleted', 'closed:pickedUp']);
    expect(await shop.seen('faults')).toEqual([]);
  });

  it('ends in FRAME_REFUSED if a later frame refuses for an unknown reason', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop();
    await shop.openApp({ merchantKey: 'refusing' });
    await shop.untilEvents('error:FRAME_REFUSED');
  });
});
