import type { Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { leaveBy } from './support/leave-by';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

const back = (page: Page): Promise<void> => page.evaluate(() => history.back());
const place = (page: Page) =>
  page.evaluate(() => ({ state: history.state, href: location.href, length: history.length }));

declare global {
  interface Window {
    stepsBack: number;
  }
}

/** The shop with a history entry of its router, and its state. */
async function openShopWithRouter(withNavigationApi: boolean): Promise<void> {
  shop = await home.openShop();
  await shop.page.evaluate((keep) => {
    if (!keep) Object.defineProperty(window, 'navigation', { value: undefined });
    history.pushState({ route: 'cart', key: 7 }, '', '#/cart');
  }, withNavigationApi);
}

async function walkInFrame(steps: number): Promise<void> {
  const frame = shop.frames().at(-1);
  await frame?.evaluate((count) => {
    for (let step = 1; step <= count; step += 1) history.pushState({ step }, '', `#${step}`);
  }, steps);
}

it('a step back that takes the browser 5 s closes only the session that it belongs to', {
  tags: ['long'],
}, async () => {
  shop = await home.openShop('/', { clock: true });
  await shop.page.evaluate(() => {
    window.stepsBack = 0;
    const create = document.createElement;
    // The overlay's history entry belongs to a frame of the page's own origin.
    Document.prototype.createElement = function (this: Document, ...given: Parameters<typeof create>) {
      const made = create.apply(this, given);
      if (made instanceof HTMLIFrameElement) made.addEventListener('load', () => slowDown(made.contentDocument));
      return made;
    } as typeof create;
    function slowDown(inside: Document | null): void {
      const view = inside?.defaultView;
      if (!view) return;
      view.addEventListener('popstate', () => {
        window.stepsBack += 1;
      });
      const { navigation: real } = view;
      const traverseTo = real.traverseTo.bind(real);
      real.traverseTo = (key) => {
        const gone = new Promise<NavigationHistoryEntry>((resolve) => {
          setTimeout(() => {
            traverseTo(key);
            if (real.currentEntry) resolve(real.currentEntry);
          }, 5_000);
        });
        return { committed: gone, finished: gone };
      };
    }
  });
  await shop.openApp();
  await shop.advanceUntil(async () => (await shop.seen('events')).includes('opened'));
  await shop.page.evaluate(() => {
    window.merchant.sessions[0]?.close();
    window.merchant.open();
  });
  await shop.advanceUntil(async () => (await shop.seen('events')).filter((each) => each === 'opened').length === 2);
  await shop.advanceUntil(() => shop.page.evaluate(() => window.stepsBack > 0));
  expect(await shop.seen('ends')).toEqual(['hostClosed']);
  await back(shop.page);
  await shop.untilEnded('hostClosed', 'back');
});

const withAndWithoutApi = [
  ['with the Navigation API', true],
  ['without it', false],
] as const;
const historyTests = (_name: string, withNavigationApi: boolean): void => {
  it('the history is restored after the frame moved on by 3 entries and closed', async () => {
    await openShopWithRouter(withNavigationApi);
    const before = await place(shop.page);
    const frame = await shop.openByClick();
    await walkInFrame(3);
    await leaveBy(frame.evaluate(() => void window.probe.close('homeButton')));
    await shop.untilEnded('homeButton');
    await expect.poll(() => place(shop.page)).toMatchObject({ state: before.state, href: before.href });
    await back(shop.page);
    await expect.poll(() => shop.page.evaluate(() => [location.hash, history.state])).toEqual(['', null]);
    expect(await shop.seen('faults')).toEqual([]);
  });

  it("Back closes the session after the frame's own 3 entries; the router gets no event and keeps its state", {
    tags: ['long'],
  }, async () => {
    await openShopWithRouter(withNavigationApi);
    const before = await place(shop.page);
    const frame = await shop.openByClick();
    await walkInFrame(3);
    for (const hash of ['#2', '#1', '']) {
      await back(shop.page);
      await expect.poll(() => frame.evaluate(() => location.hash)).toBe(hash);
      expect(await shop.seen('ends')).toEqual([]);
    }
    await back(shop.page);
    await shop.untilEnded('back');
    expect(await place(shop.page)).toMatchObject({ state: before.state, href: before.href });
    expect(await shop.page.evaluate(() => window.merchant.popStates)).toEqual([]);
  });

  it('a page that a router pushes on `closed` stays', async () => {
    await openShopWithRouter(withNavigationApi);
    await shop.openByClick();
    await walkInFrame(2);
    await shop.page.evaluate(() => {
      window.merchant.sessions[0]?.on('closed', () => history.pushState({ route: 'done' }, '', '#/done'));
      window.merchant.sessions[0]?.close();
    });
    await shop.untilEnded('hostClosed');
    expect(await shop.page.evaluate(() => [location.hash, history.state])).toEqual(['#/done', { route: 'done' }]);
    await back(shop.page);
    await expect.poll(() => shop.page.evaluate(() => location.hash)).toBe('#/cart');
  });

  it('reopening right after `destroy` leaves one frame and one entry', async () => {
    await openShopWithRouter(withNavigationApi);
    const before = await place(shop.page);
    await shop.page.evaluate(() => {
      window.merchant.open();
      window.merchant.sessions[0]?.destroy();
      window.merchant.open();
    });
    await shop.untilOpened();
    await shop.untilEnded('destroyed');
    expect(shop.frames()).toHaveLength(1);
    await back(shop.page);
    await shop.untilEnded('destroyed', 'back');
    expect(await place(shop.page)).toMatchObject({ state: before.state, href: before.href });
    await expect.poll(() => shop.page.frames().length).toBe(1);
  });

  it('Back closes the session while the frame is loading', { tags: ['long'] }, async () => {
    await openShopWithRouter(withNavigationApi);
    const before = await place(shop.page);
    await shop.openApp({ merchantKey: 'hang' });
    await expect.poll(() => shop.panel()).toMatchObject({ text: 'Getting your EMI plans' });
    await back(shop.page);
    await shop.untilEnded('back');
    expect(await place(shop.page)).toMatchObject({ state: before.state, href: before.href });
  });

  it('a page that navigates away while a session is open is left alone', async () => {
    await openShopWithRouter(withNavigationApi);
    await shop.openByClick();
    await shop.page.goto(`${home.sites().merchantUrl}/elsewhere`);
    expect(await shop.page.title()).toBe('other page');
  });

  it('the history is restored after 3 screens forward and 2 back in the frame', { tags: ['long'] }, async () => {
    await openShopWithRouter(withNavigationApi);
    const before = await place(shop.page);
    const frame = await shop.openByClick();
    await walkInFrame(3);
    await back(shop.page);
    await back(shop.page);
    await expect.poll(() => frame.evaluate(() => location.hash)).toBe('#1');
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(await place(shop.page)).toMatchObject({ state: before.state, href: before.href });
    await back(shop.page);
    await expect.poll(() => shop.page.evaluate(() => [location.hash, history.state])).toEqual(['', null]);
  });

  it('4 rounds add no more entries than one opening', { tags: ['long'] }, async () => {
    await openShopWithRouter(withNavigationApi);
    const before = await place(shop.page);
    for (let round = 1; round <= 4; round += 1) {
      const frame = await shop.openByClick();
      await walkInFrame(1);
      await leaveBy(frame.evaluate(() => void window.probe.close('escape')));
      await expect.poll(async () => (await shop.seen('ends')).length).toBe(round);
      await shop.page.evaluate(() => window.merchant.events.splice(0));
    }
    const after = await place(shop.page);
    expect(after).toMatchObject({ state: before.state, href: before.href });
    expect(after.length).toBeLessThanOrEqual(before.length + 2);
  });
};
describe.each(withAndWithoutApi.slice(0, 1))('history, %s', historyTests);
describe.each(withAndWithoutApi.slice(1))('history, %s', { tags: ['long'] }, historyTests);

describe('a frame that had to be reloaded', () => {
  it('does not block Back: one press closes', { tags: ['long'] }, async () => {
    shop = await home.openShop('/', { clock: true });
    await shop.openApp({ merchantKey: 'second-time' });
    await shop.advanceUntil(() => home.sites().asked.filter((path) => path === '/sales-app-init').length === 2);
    await shop.untilOpened();
    await back(shop.page);
    await shop.untilEnded('back');
    expect(await shop.page.title()).toBe('shop');
  });
});
