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

describe('the overlay', () => {
  // @req LAY-008, LAY-009, LIM-001, LIM-004, Q-033
  it('is 414 × 712 in the middle from 640 px up, over a scrim of 52 %, and slides in for 0.5 s', async () => {
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

  it('does not move for a person who prefers less motion', async () => {
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
  it('gives the frame what it needs and tells it nothing but the origin', async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    expect(await frame.evaluate(() => document.referrer)).toBe(`${home.sites().merchantUrl}/`);
    const known = await shop.page.evaluate(() => ['OTPCredential' in window, 'share' in navigator]);
    const allowed = ['clipboard-write', ...['otp-credentials', 'web-share'].filter((_name, index) => known[index])];
    expect(await shop.page.locator('dialog iframe').getAttribute('allow')).toBe(allowed.join('; '));
  });
});

describe('docked, as a till asks for it', () => {
  const open = async (path: string, width: number, isRightToLeft = false) => {
    shop = await home.openShop(path, { viewport: { width, height: 768 } });
    if (isRightToLeft) await shop.page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'));
    await shop.page.focus('#open');
    await shop.openApp({ placement: 'docked' });
    await shop.untilOpened();
  };
  /** How the page lies beside it. */
  const page = () =>
    shop.page.evaluate(() => {
      const { x, width } = document.body.getBoundingClientRect();
      const { overflow } = getComputedStyle(document.documentElement);
      return { x, right: x + width, overflow };
    });

  it('stands at the right from 860 px up, 414 px wide and as high as the page, which has the rest', async () => {
    await open('/tall', 1024);
    await expect.poll(dialogBox).toMatchObject({ x: 610, y: 0, width: 414, height: 768 });
    expect((await page()).right).toBeLessThanOrEqual(610);
  });

  it('stands at the left where the page is read from right to left', { tags: ['long'] }, async () => {
    await open('/', 1024, true);
    await expect.poll(dialogBox).toMatchObject({ x: 0, y: 0, width: 414, height: 768 });
    expect((await page()).x).toBeGreaterThanOrEqual(414);
  });

  it('leaves the page in use: without a scrim, it scrolls, is pressed, typed into, and keeps its Esc', async () => {
    await open('/tall', 1440);
    expect(await page()).toMatchObject({ overflow: 'visible' });
    await shop.page.mouse.move(10, 10);
    await shop.page.mouse.wheel(0, 500);
    await expect.poll(() => shop.page.evaluate(() => scrollY)).toBe(500);
    await shop.page.evaluate(() => scrollTo(0, 0));
    // Its own button brings the focus back into the app: one session.
    await shop.page.click('#open');
    expect(await shop.isOneSession()).toBe(true);
    await shop.page.focus('#open');
    expect(await shop.page.evaluate(() => document.activeElement?.id)).toBe('open');
    await shop.page.keyboard.press('Escape');
    expect(await shop.seen('ends')).toEqual([]);
  });

  it('is closed by Esc while what it says has the focus', { tags: ['long'] }, async () => {
    shop = await home.openShop('/', { viewport: { width: 1024, height: 768 } });
    await shop.openApp({ merchantKey: 'hang', placement: 'docked' });
    await expect.poll(() => shop.focusedButton()).toBe('Close');
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('escape');
  });

  it('lies over a page of 859 px, as without it', { tags: ['long'] }, async () => {
    await open('/tall', 859);
    await expect.poll(dialogBox).toMatchObject({ x: 222.5, y: 28, width: 414, height: 712 });
    expect(await dialogBox()).toMatchObject({ scrim: 'rgba(16, 32, 26, 0.52)' });
    expect(await page()).toMatchObject({ overflow: 'hidden' });
  });

  it('leaves the page as it was, with the focus where it was', { tags: ['long'] }, async () => {
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

  it('returns even when the page itself took the overlay away', { tags: ['long'] }, async () => {
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
  it('closes while the frame is still loading', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openApp({ merchantKey: 'hang' });
    await expect.poll(() => shop.panel()).toEqual({ text: 'Getting your EMI plans', buttons: ['Close'] });
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('escape');
    await expect.poll(() => shop.page.frames().length).toBe(1);
  });

  it('is the matter of the frame once that has the focus', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    const frame = await shop.openByClick();
    await expect.poll(() => frame.evaluate(() => document.hasFocus())).toBe(true);
    // Not awaited: the key may be answered for by nobody, as the frame that hears it goes.
    shop.page.keyboard.press('Escape').catch(() => undefined);
    await shop.untilEnded('escape');
    expect(await shop.seen('events')).toEqual(['opened', 'closed:escape']);
  });

  it('closes from the page too, after a click beside the frame', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openByClick();
    await shop.page.mouse.click(10, 10);
    expect(await shop.seen('ends')).toEqual([]);
    await shop.page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('escape');
  });

  it('says so in Hindi', { tags: ['long'] }, async () => {
    shop = await home.openShop();
    await shop.openApp({ merchantKey: 'hang', locale: 'hi' });
    await expect.poll(() => shop.panel()).toEqual({ text: 'आपके EMI प्लान आ रहे हैं', buttons: ['बंद करें'] });
  });
});

describe('the page behind', () => {
  it('does not scroll, and stands where it stood afterwards, with no attribute changed', {
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
    // Two frames on, a page that may scroll has scrolled.
    for (let frame = 1; frame <= 2; frame += 1) await shop.page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await look()).toMatchObject({ y: 1200, overflow: 'hidden' });
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    expect(await look()).toEqual(before);
  });

  it("may swap its whole body: the session ends with 'hostRemoved' and nothing is left", async () => {
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
