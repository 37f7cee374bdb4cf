import { afterEach, describe, expect, it } from 'vitest';
import { footprintOf } from './footprint';
import type { Shop } from './shop';
import type { shopHome } from './shop-home';

export async function openAndClose(shop: Shop, times: number): Promise<void> {
  await shop.page.evaluate(async (count) => {
    for (let round = 1; round <= count; round += 1) {
      window.merchant.open();
      const session = window.merchant.sessions.pop();
      await new Promise((resolve) => session?.on('opened', resolve));
      session?.close();
      await session?.result;
    }
  }, times);
  await shop.forgetEvents();
}

export function openingsTests(home: ReturnType<typeof shopHome>, times: number): void {
  describe(`${times} openings and closings`, () => {
    let shop: Shop;
    afterEach(() => shop.close());

    it('leave no more elements, frames, listeners, documents or history entries than the first one', async () => {
      shop = await home.openShop('/', { isAlone: true });
      await shop.page.emulateMedia({ reducedMotion: 'reduce' });
      // Keeps the provider's process alive, so that 100 rounds take seconds.
      await shop.forgerFrame(home.sites().providerUrl);
      await openAndClose(shop, 1);
      const untilNoMore = await footprintOf(shop);
      await openAndClose(shop, times);
      await untilNoMore();
      expect(await shop.seen('faults')).toEqual([]);
    });
  });
}
