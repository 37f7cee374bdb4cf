import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closePages, sharedBrowser } from '../browser/support/browser';
import { type SharedSites, sharedSites } from '../browser/support/shared-sites';
import { addressAt } from '../browser/support/site-page';

const START_MS = 1_800_000_000_000;

let browser: Browser;
let sites: SharedSites;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  [browser, sites] = await Promise.all([sharedBrowser(), sharedSites()]);
});
afterAll(() => closePages(browser));

async function open(about: { width?: number; isCalm?: boolean; hasTouch?: boolean; hasScript?: boolean } = {}) {
  context = await browser.newContext({
    viewport: { width: about.width ?? 1080, height: 800 },
    reducedMotion: about.isCalm ? 'reduce' : 'no-preference',
    hasTouch: about.hasTouch ?? false,
    javaScriptEnabled: about.hasScript ?? true,
  });
  page = await context.newPage();
  if (about.hasScript !== false) {
    await page.clock.install({ time: START_MS });
    await page.clock.pauseAt(START_MS + 1_000);
  }
  await page.goto(addressAt(sites, '', '/home/buy-with-kadam'));
  await slider('merchants').scrollIntoViewIfNeeded();
}
type Name = 'merchants' | 'products' | 'offer';
const headings = { merchants: 'Shop at 4800+ merchants', products: 'What a month costs', offer: '' } as const;
/** The dots of the hero slider. */
const hero = () => page.locator('[data-ways=offer]');
const slider = (name: Name) => page.locator(`[data-slider=${name}]`);
const control = (name: Name, label: string) =>
  page.getByRole('group', { name: headings[name] }).getByRole('button', { name: label });

/** Visible columns, in tenths, and rows. */
const seen = (name: Name): Promise<{ columns: number; rows: number }> =>
  slider(name).evaluate((box) => {
    const all = [...box.querySelectorAll(':scope > ul > li')].map((each) => each.getBoundingClientRect());
    const frame = box.getBoundingClientRect();
    const columns = new Map<number, number>();
    for (const { left, right, width } of all)
      columns.set(left, Math.max(0, Math.min(right, frame.right) - Math.max(left, frame.left)) / width);
    const sum = [...columns.values()].reduce((one, other) => one + other, 0);
    return { columns: Math.round(sum * 10) / 10, rows: new Set(all.map(({ top }) => top)).size };
  });
/** Number of the current slide; null between two. */
const at = (name: Name): Promise<number | null> =>
  slider(name).evaluate((box) => {
    const lefts = [
      ...new Set([...box.querySelectorAll<HTMLElement>(':scope > ul > li')].map(({ offsetLeft }) => offsetLeft)),
    ];
    const index = lefts.findIndex((left) => Math.abs(left - (lefts[0] ?? 0) - box.scrollLeft) < 1.5);
    return index < 0 ? null : index;
  });

describe('the sliders of the home page', () => {
  describe('in one window', () => {
    beforeAll(() => open({ isCalm: true }));
    afterAll(() => context.close());

    // @req LIM-010, LIM-011, LIM-017, LIM-018, LIM-019, Q-034
    it.each([
      [1080, 'merchants', 4, 1],
      [600, 'merchants', 4, 1],
      [599, 'merchants', 2, 2],
      [320, 'merchants', 2, 2],
      [1080, 'products', 3, 1],
      [600, 'products', 3, 1],
      [599, 'products', 2.5, 1],
      [500, 'products', 2.5, 1],
      [499, 'products', 2.1, 1],
      [390, 'products', 2.1, 1],
    ] as const)(
      'at %i px of %s show %d per row in %i row(s). Source: LIM-010, 011, 017..019',
      async (width, name, columns, rows) => {
        await page.setViewportSize({ width, height: 800 });
        await page.reload();
        await slider(name).scrollIntoViewIfNeeded();
        expect(await seen(name)).toEqual({ columns, rows });
      },
    );
  });

  describe('in a separate window', () => {
    afterEach(() => context.close());

    // @req LIM-012, LIM-013, LIM-020
    it('advance the merchants after 3 s, in 500 ms, and from the last to the first. Source: LIM-012, LIM-013', async () => {
      await open();
      await page.clock.runFor(2_900);
      expect(await at('merchants')).toBe(0);
      await page.clock.runFor(350);
      expect(await at('merchants')).toBeNull();
      await page.clock.runFor(300);
      expect(await at('merchants')).toBe(1);
      for (let times = 0; times < 15; times += 1) await page.clock.runFor(3_000);
      expect(await at('merchants')).toBe(16);
      await page.clock.runFor(3_000);
      expect(await at('merchants')).toBe(0);
      expect(await at('products')).toBe(0);
    });

    it('pause while hovered, focused or stopped, and continue afterwards', async () => {
      await open();
      const isStillFor = async (ms: number): Promise<void> => {
        const before = await at('merchants');
        await page.clock.runFor(ms);
        expect(await at('merchants')).toBe(before);
      };
      await slider('merchants').hover();
      await isStillFor(9_000);
      await page.mouse.move(5, 5);
      await page.clock.runFor(3_600);
      expect(await at('merchants')).toBe(1);
      await slider('merchants').focus();
      await isStillFor(9_000);
      await slider('merchants').blur();
      await control('merchants', 'Pause').focus();
      await page.keyboard.press('Enter');
      expect(await control('merchants', 'Pause').count()).toBe(0);
      await isStillFor(9_000);
      // The focus is unchanged.
      expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Play');
      await page.keyboard.press('Enter');
      await page.clock.runFor(3_600);
      expect(await at('merchants')).toBe(2);
    });

    it('do not advance or animate with reduced motion', async () => {
      await open({ isCalm: true });
      await page.clock.runFor(9_000);
      expect(await at('merchants')).toBe(0);
      expect(await control('merchants', 'Pause').count()).toBe(0);
      await control('merchants', 'Next').click();
      expect(await at('merchants')).toBe(1);
    });

    // @req LIM-020
    it('move one forward and back by buttons that are named after the heading, and wrap around', async () => {
      await open();
      await control('products', 'Next').click();
      await page.clock.runFor(600);
      expect(await at('products')).toBe(1);
      await control('products', 'Next').click();
      await page.clock.runFor(600);
      expect(await at('products')).toBe(0);
      await control('merchants', 'Previous').click();
      await page.clock.runFor(600);
      expect(await at('merchants')).toBe(16);
    });

    // @req LIM-014
    it('treat a drag of 10 px as a swipe, and ignore one of 9 px. Source: LIM-014', async () => {
      await open();
      const box = await slider('merchants').boundingBox();
      if (!box) throw new Error('no slider');
      const [x, y] = [box.x + box.width / 2, box.y + 40];
      const drag = async (by: number): Promise<void> => {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x + by / 2, y);
        await page.mouse.move(x + by, y);
        await page.mouse.up();
        await page.clock.runFor(600);
      };
      await drag(-9);
      expect(await at('merchants')).toBe(0);
      await drag(-10);
      expect(await at('merchants')).toBe(1);
      await drag(-600);
      expect(await at('merchants')).toBe(3);
      await drag(12);
      expect(await at('merchants')).toBe(2);
    });

    it('follow a finger, and leave vertical moves to the page', async () => {
      await open({ width: 390, hasTouch: true, isCalm: true });
      const box = await slider('products').boundingBox();
      if (!box) throw new Error('no slider');
      const session = await context.newCDPSession(page);
      await slider('products').scrollIntoViewIfNeeded();
      const swipe = async (byX: number, byY: number): Promise<void> => {
        const { x, y } = (await slider('products').boundingBox()) ?? box;
        const point = (share: number) => [{ x: x + 200 + byX * share, y: y + 150 + byY * share }];
        await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: point(0) });
        for (const share of [0.2, 0.4, 0.6, 0.8, 1])
          await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: point(share) });
        await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        await page.clock.runFor(600);
      };
      await swipe(-40, 2);
      expect(await at('products')).toBe(1);
      await swipe(40, 2);
      expect(await at('products')).toBe(0);
      const before = await page.evaluate(() => scrollY);
      await swipe(-3, -120);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
      expect(await at('products')).toBe(0);
    });

    // @req LIM-015, LIM-016
    it('show the hero slides in turn, each for 10 s, with dots and without arrows. Source: LIM-015, LIM-016', async () => {
      await open();
      await page.evaluate(() => scrollTo(0, 0));
      const dots = hero().getByRole('button', { name: /^(Nova|Feather)/ });
      const marked = () => dots.evaluateAll((all) => all.map((dot) => dot.getAttribute('aria-current')));
      expect(
        await hero()
          .getByRole('button', { name: /Previous|Next/ })
          .count(),
      ).toBe(0);
      expect(await marked()).toEqual(['true', null]);
      await page.clock.runFor(9_500);
      expect(await at('offer')).toBe(0);
      await page.clock.runFor(1_100);
      expect([await at('offer'), await marked()]).toEqual([1, [null, 'true']]);
      await page.clock.runFor(10_000);
      expect(await at('offer')).toBe(0);
      // Choosing a slide stops the slider.
      await dots.nth(1).click();
      await page.clock.runFor(600);
      expect([await at('offer'), await marked()]).toEqual([1, [null, 'true']]);
      await page.clock.runFor(21_000);
      expect(await at('offer')).toBe(1);
      await hero().getByRole('button', { name: 'Play' }).click();
      await page.mouse.move(5, 700);
      await page.clock.runFor(10_700);
      expect(await at('offer')).toBe(0);
    });

    it('name each picture for screen readers, and mark the one that a swipe has shown', async () => {
      await open({ width: 390, isCalm: true });
      expect(await slider('offer').getByRole('listitem').allTextContents()).toEqual([
        expect.stringContaining('Nova X5 5G, 256 GB, ₹54,000: 6 steps of ₹9,000, ₹0 today'),
        expect.stringContaining('Feather 14 laptop, 16 GB, ₹72,000: 6 steps of ₹12,000, ₹0 today'),
      ]);
      await slider('offer').evaluate((box) => box.scrollTo({ left: box.scrollWidth, behavior: 'instant' }));
      await expect
        .poll(() => hero().locator('[aria-current]').getAttribute('aria-label'))
        .toBe('Feather 14 laptop, 16 GB');
    });

    it('are scrollable rows without a script, and have no inactive buttons', async () => {
      await open({ hasScript: false });
      expect(await control('merchants', 'Next').count()).toBe(0);
      expect(await slider('merchants').evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
    });
  });
});
