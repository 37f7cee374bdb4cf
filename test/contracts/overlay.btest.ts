import { afterEach, describe, expect, it } from 'vitest';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

const dialogBox = () =>
  shop.page.evaluate(() => {
    for (const { shadowRoot } of document.querySelectorAll('*')) {
      const dialog = shadowRoot?.querySelector('dialog');
      if (!dialog) continue;
      const { x, y, width, height } = dialog.getBoundingClientRect();
      const { animationDuration, animationName } = getComputedStyle(dialog);
      const scrim = getComputedStyle(dialog, '::backdrop').backgroundColor;
      return { x, y, width, height, scrim, animation: `${animationName} ${animationDuration}` };
    }
    return null;
  });

describe('overlay', () => {
  // @req LAY-008, LAY-009, LIM-001, LIM-004, Q-033
  it('is 414 × 712 and centred from 640 px up, over a scrim of 52 %, and slides in for 0.5 s', async () => {
    shop = await home.openShop('/', { viewport: { width: 1024, height: 800 } });
    await shop.openByClick();
    await shop.page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
    const box = await dialogBox();
    expect(box).toMatchObject({ width: 414, height: 712, scrim: 'rgba(16, 32, 26, 0.52)', animation: 'k 0.5s' });
    await expect.poll(dialogBox).toMatchObject({ x: 305, y: 44 });
  });

  // @req LAY-009
  it('is full screen at 639 px', { tags: ['long'] }, async () => {
    shop = await home.openShop('/', { viewport: { width: 639, height: 900 } });
    await shop.openByClick();
    await expect.poll(dialogBox).toMatchObject({ x: 0, y: 0, width: 639, height: 900 });
  });

  it('does not move for a user who prefers reduced motion', async () => {
    shop = await home.openShop();
    await shop.page.emulateMedia({ reducedMotion: 'reduce' });
    await shop.openByClick();
    expect(await dialogBox()).toMatchObject({ animation: 'none 0s' });
  });

  it('has a name, as a dialog and as a frame', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openByClick();
    expect(await shop.page.getByRole('dialog', { name: 'Card-less EMI' }).count()).toBe(1);
    expect(await shop.page.locator('iframe[title="Card-less EMI"]').count()).toBe(1);
  });

  // @req SDK-012
  it('gives the frame its permissions and only the origin as referrer', async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    expect(await frame.evaluate(() => document.referrer)).toBe(`${home.sites().merchantUrl}/`);
    const known = await shop.page.evaluate(() => ['OTPCredential' in window, 'share' in navigator]);
    const allowed = ['clipboard-write', ...['otp-credentials', 'web-share'].filter((_name, index) => known[index])];
    expect(await shop.page.locator('dialog iframe').getAttribute('allow')).toBe(allowed.join('; '));
  });
});

describe('docked app at a till', () => {
  const open = async (path: string, width: number, isRightToLeft = false) => {
    shop = await home.openShop(path, { viewport: { width, height: 768 } });
    if (isRightToLeft) await shop.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await shop.page.focus('#open');
    await shop.openApp({ placement: 'docked' });
    await shop.untilOpened();
  };
  /** Layout of the page next to it. */
  const page = () =>
    shop.page.evaluate(() => {
      const { x, width } = document.body.getBoundingClientRect();
      const { overflow } = getComputedStyle(document.documentElement);
      return { x, right: x + width, overflow };
    });

  it('is at the right from 860 px up, 414 px wide and as high as the page, which gets the remaining width', async () => {
    await open('/tall', 1024);
    await expect.poll(dialogBox).toMatchObject({ x: 610, y: 0, width: 414, height: 768 });
    expect((await page()).right).toBeLessThanOrEqual(610);
  });

  it('is at the left on a right-to-left page', { tags: ['long'] }, async () => {
    await open('/', 1024, true);
    await expect.poll(dialogBox).toMatchObject({ x: 0, y: 0, width: 414, height: 768 });
    expect((await page()).x).toBeGreaterThanOrEqual(414);
  });

  it('keeps the page usable: no scrim, it scrolls, takes clicks and text, and keeps its Esc', async () => {
    await open('/tall', 1440);
    expect(await page()).toMatchObject({ overflow: 'visible' });
    await shop.page.mouse.move(10, 10);
    await shop.page.mouse.wheel(0, 500);
    await expect.poll(() => shop.page.evaluate(() => scrollY)).toBe(500);
    await shop.page.evaluate(() => scrollTo(0, 0));
    await shop.page.click('#open');
    expect(await shop.isOneSession()).toBe(true);
    await shop.page.focus('#open');
    expect(await shop.page.evaluate(() => document.activeElement?.id)).toBe('open');
    await shop.page.keyboard.press('Escape');
    expect(await shop.seen('ends')).toEqual([]);
  });

  it('closes by Esc while its panel has the focus', { tags: ['long'] }, async () => {
    shop = await home.openShop('/', { viewport: { width: 1024, height: 768 } });
    await shop.openApp({ merchantKey: 'hang', placement: 'docked' });
    await expect.poll(() => shop.focusedButton()).toBe('Close');
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('escape');
  });

  it('covers a page of 859 px like the overlay', { tags: ['long'] }, async () => {
    await open('/tall', 859);
    await expect.poll(dialogBox).toMatchObject({ x: 222.5, y: 28, width: 414, height: 712 });
    expect(await dialogBox()).toMatchObject({ scrim: 'rgba(16, 32, 26, 0.52)' });
    expect(await page()).toMatchObject({ overflow: 'hidden' });
  });

  it('restores the page and its focus', { tags: ['long'] }, async () => {
    shop = await home.openShop('/', { viewport: { width: 1024, height: 768 } });
    const before = await page();
    await shop.page.focus('#open');
    await shop.openApp({ placement: 'docked' });
    await shop.untilOpened();
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(await page()).toEqual(before);
    expect(await shop.page.evaluate(() => document.activeElement?.id)).toBe('open');
    expect(await shop.page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  });
});

describe('focus', () => {
  it('moves into the frame, cannot leave to the page behind, and returns to the button that opened it', async () => {
    shop = await home.openShop();
    await shop.page.focus('#open');
    await shop.page.keyboard.press('Enter');
    const frame = await shop.untilOpened();
    await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
    for (let press = 1; press <= 4; press += 1) await shop.page.keyboard.press('Tab');
    expect(await shop.page.evaluate(() => document.activeElement?.id)).not.toBe('open');
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    expect(await shop.page.evaluate(() => document.activeElement?.id)).toBe('open');
  });

  it('returns even if the page itself removed the overlay', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.page.focus('#open');
    await shop.page.keyboard.press('Enter');
    await shop.untilOpened();
    await shop.page.evaluate(() => document.body.lastElementChild?.remove());
    await shop.untilEnded('hostRemoved');
    expect(await shop.page.evaluate(() => document.activeElement?.id)).toBe('open');
  });
});

describe('Esc', () => {
  it('closes while the frame is loading', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openApp({ merchantKey: 'hang' });
    await expect.poll(() => shop.panel()).toEqual({ text: 'Getting your EMI plans', buttons: ['Close'] });
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('escape');
    await expect.poll(() => shop.page.frames().length).toBe(1);
  });

  it('is handled by the frame once that has the focus', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
    // Not awaited: the call may never resolve, as the frame that gets the key is removed.
    shop.page.keyboard.press('Escape').catch(() => undefined);
    await shop.untilEnded('escape');
    expect(await shop.seen('events')).toEqual(['opened', 'closed:escape']);
  });

  it('closes from the page too, after a click next to the frame', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openByClick();
    await shop.page.mouse.click(10, 10);
    expect(await shop.seen('ends')).toEqual([]);
    await shop.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('escape');
  });

  it('has a Hindi label', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openApp({ merchantKey: 'hang', locale: 'hi' });
    await expect.poll(() => shop.panel()).toEqual({ text: 'आपके EMI प्लान आ रहे हैं', buttons: ['बंद करें'] });
  });
});

describe('the page behind', () => {
  it('does not scroll, and keeps its position and attributes afterwards', {
    tags: ['long'],
  }, async () => {
    shop = await home.openShop('/tall');
    const look = () =>
      shop.page.evaluate(() => ({
        y: scrollY,
        overflow: getComputedStyle(document.documentElement).overflow,
        style: document.documentElement.getAttribute('style'),
        sheets: document.adoptedStyleSheets.length,
        bodyStyle: document.body.getAttribute('style'),
        children: document.body.children.length,
      }));
    await shop.page.evaluate(() => scrollTo(0, 1200));
    const before = await look();
    await shop.openApp();
    await shop.untilOpened();
    await shop.page.mouse.move(10, 10);
    await shop.page.mouse.wheel(0, 500);
    // A scrollable page has scrolled two animation frames later.
    for (let frame = 1; frame <= 2; frame += 1) await shop.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await look()).toMatchObject({ y: 1200, overflow: 'hidden' });
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(await look()).toEqual(before);
  });

  it("may replace its whole body: the session ends with 'hostRemoved' and leaves nothing", async () => {
    shop = await home.openShop();
    await shop.openByClick();
    await shop.page.evaluate(() => {
      const body = document.createElement('body');
      body.textContent = 'Another page of the same app';
      document.body = body;
    });
    await shop.untilEnded('hostRemoved');
    await expect.poll(() => shop.page.frames().length).toBe(1);
    expect(await shop.page.evaluate(() => document.querySelectorAll('html > *, body > *').length)).toBe(2);
  });
});
