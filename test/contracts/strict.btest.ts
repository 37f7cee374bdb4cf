import type { BrowserContext } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { launchProfile } from '../browser/support/storage-profile';
import { leaveBy } from './support/leave-by';
import { Shop } from './support/shop';
import { shopHome } from './support/shop-home';

const home = shopHome();
let shop: Shop;

afterEach(() => shop.close());

describe("under `default-src 'none'`, one script host, one frame host, nonce-only styles and required trusted types", () => {
  it('opens, fails, retries and closes without a violation, at full size', async () => {
    shop = await home.openShop('/strict', { clock: true });
    await shop.openByClick();
    expect(await shop.page.locator('dialog').boundingBox()).toMatchObject({ width: 414 });
    await shop.page.evaluate(() => window.merchant.sessions[0]?.close());
    await shop.untilEnded('hostClosed');
    await shop.openApp({ merchantKey: 'third-time' });
    await shop.advanceUntil(async () => (await shop.seen('events')).includes('error:HANDSHAKE_TIMEOUT'));
    await shop.page.keyboard.press('Enter');
    await shop.untilOpened(2);
    await shop.page.evaluate(() => window.merchant.sessions[1]?.destroy());
    await shop.untilEnded('hostClosed', 'destroyed');
    expect(await shop.seen('violations')).toEqual([]);
  });

  it('notices a violation, so the test above can fail', async () => {
    shop = await home.openShop('/strict');
    await shop.page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => shop.seen('violations')).toHaveLength(1);
  });
});

describe.each(['denied', 'allowed'] as const)('with third-party cookies and storage %s', (thirdPartyStorage) => {
  let context: BrowserContext;

  it('opens, supplies a new token and closes', async () => {
    context = await launchProfile(thirdPartyStorage);
    shop = await Shop.openIn(context, home.sites());
    const frame = await shop.openByClick();
    const storage = await frame.evaluate(() => {
      try {
        return typeof sessionStorage.getItem('any') === 'object' ? 'allowed' : '';
      } catch {
        return 'denied';
      }
    });
    expect(storage).toBe(thirdPartyStorage);
    await frame.evaluate(() => window.probe.askToken());
    expect(await frame.evaluate(() => window.probe.answers)).toEqual(['token-2']);
    await leaveBy(frame.evaluate(() => void window.probe.close('homeButton')));
    await shop.untilEnded('homeButton');
    expect(await context.cookies()).toEqual([]);
  });
});
