import { afterEach, beforeEach } from 'vitest';
import { hostTests } from '../contracts/support/host-tests';
import { kinds } from '../contracts/support/kinds';
import type { Shop } from '../contracts/support/shop';
import { shopHome } from '../contracts/support/shop-home';

const home = shopHome();
let shop: Shop;
beforeEach(async () => {
  shop = await home.openShop();
});
afterEach(() => shop.close());

// The checkout and the widget in the page: test/contracts/other-frames-to-host.btest.ts.
hostTests(home, () => shop, kinds);
