import { afterEach, describe, expect, it } from 'vitest';
import type { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

// Panel of the SDK before the frame is ready, on a page whose clock the test advances.

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

const bought = { name: 'Aster 5G phone, 256 GB', amount: 54_990 };
const phone = { width: 414, height: 712 };

const look = () =>
  shop.page.evaluate(() => {
    const hosts = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot);
    const dialog = hosts.find((root) => root?.querySelector('dialog'))?.querySelector('dialog');
    const panel = dialog?.querySelector('div');
    if (!dialog || !panel) return null;
    const rows = [...panel.querySelectorAll('i')];
    return {
      shop: panel.querySelector('header')?.textContent,
      bought: panel.querySelector('p')?.textContent,
      said: [...panel.querySelectorAll('output, span')]
        .map(({ textContent }) => textContent)
        .join(' ')
        .trim(),
      hasRows: rows.some((row) => row.checkVisibility({ opacityProperty: true })),
      scheme: getComputedStyle(dialog).colorScheme,
      ground: getComputedStyle(panel).backgroundColor,
    };
  });
/** Runs animations and transitions, which the page's clock does not stop, up to `atMs`. */
const animate = (atMs: number) =>
  shop.page.evaluate((time) => {
    const all = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot?.getAnimations() ?? []);
    for (const each of all) {
      each.pause();
      each.currentTime = time;
    }
    return all.length;
  }, atMs);

describe('checkout that opens', () => {
  it('shows shop, purchase and price at once in a button that closes it, and skeleton rows after 200 ms', async () => {
    shop = await home.openShop('/', { clock: true, viewport: phone });
    await shop.openFrame('checkout', { merchantKey: 'hang', order: bought });
    await animate(199);
    const before = await look();
    expect(before).toMatchObject({
      shop: 'Zenith Mobiles',
      bought: 'Aster 5G phone, 256 GB₹54,990',
      said: 'Getting your EMI plans',
      hasRows: false,
    });
    await animate(250);
    expect(await look()).toEqual({ ...before, hasRows: true });
    expect(await shop.panel()).toMatchObject({ buttons: ['Close'] });
  });

  it('shows the purchase next to the rows if the checkout has two columns', { tags: ['long'] }, async () => {
    shop = await home.openShop('/', { viewport: { width: 1440, height: 900 } });
    await shop.openFrame('checkout', { merchantKey: 'hang', order: bought });
    await expect.poll(look).toMatchObject({ bought: 'Aster 5G phone, 256 GB₹54,990' });
    // Measured at one moment, as the panel slides in.
    const [item, said, row] = await shop.page
      .locator('dialog div')
      .first()
      .evaluate((panel) => ['p', 'output', 'i'].map((name) => panel.querySelector(name)?.getBoundingClientRect()));
    if (!item || !said || !row) throw new Error('not drawn');
    expect(item.x + item.width).toBeLessThanOrEqual(row.x);
    expect(Math.abs(item.y - said.y)).toBeLessThanOrEqual(1);
    expect(said.x).toBe(row.x);
  });

  it('requests only the frame', async () => {
    shop = await home.openShop('/', { viewport: phone });
    await shop.openFrame('checkout', { merchantKey: 'hang', order: bought });
    await expect.poll(() => home.sites().asked).toContain('/payment/init');
    expect(home.sites().asked.filter((path) => path.startsWith('/sdk/'))).toEqual(['/sdk/v1/kadam.js']);
  });

  it.each([
    [undefined, 'light', 'rgb(255, 255, 255)'],
    ['dark', 'dark', 'rgb(18, 18, 18)'],
    ['auto', 'light dark', 'rgb(18, 18, 18)'],
  ] as const)(
    'has a background of the scheme %s on a dark system, never white before a dark frame',
    { tags: ['long'] },
    async (scheme, css, ground) => {
      shop = await home.openShop('/', { viewport: phone });
      await shop.page.emulateMedia({ colorScheme: 'dark' });
      await shop.openFrame('checkout', { merchantKey: 'hang', merchantTheme: scheme ? { scheme } : {} });
      expect(await look()).toMatchObject({ scheme: css, ground });
    },
  );
});

describe('checkout that does not open', () => {
  const fail = async (more = {}) => {
    shop = await home.openShop('/', { clock: true, viewport: phone });
    await shop.openFrame('checkout', { merchantKey: 'hang', order: bought, ...more });
    await shop.page.clock.runFor(8_000);
    await shop.untilEvents('error:FRAME_LOAD_TIMEOUT');
  };

  it('shows after 8 s that it failed and that nothing was paid; Pay another way ends it as unavailable', async () => {
    await fail();
    expect(await look()).toMatchObject({ said: 'EMI did not open Nothing has been paid.', hasRows: false });
    expect(await shop.panel()).toMatchObject({ buttons: ['Try again', 'Pay another way'] });
    expect(await shop.focusedButton()).toBe('Try again');
    await shop.page.getByRole('button', { name: 'Pay another way' }).click();
    await shop.untilEnded('unavailable:FRAME_LOAD_TIMEOUT');
    expect(await shop.page.evaluate(() => window.merchant.sessions[0]?.result)).toMatchObject({ outcome: 'failed' });
  });

  it('shows the message in Hindi, and Esc also pays another way', { tags: ['long'] }, async () => {
    await fail({ locale: 'hi' });
    expect(await look()).toMatchObject({ said: 'EMI नहीं खुल पाया कोई पैसा नहीं कटा है।' });
    expect(await shop.panel()).toMatchObject({ buttons: ['फिर से कोशिश करें', 'दूसरे तरीके से चुकाएँ'] });
    await shop.page.keyboard.press('Escape');
    await shop.untilEnded('unavailable:FRAME_LOAD_TIMEOUT');
  });
});
