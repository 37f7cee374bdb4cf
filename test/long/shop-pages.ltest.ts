import { shopPagesTests } from '../browser/support/shop-pages-tests';

// The checkout with a basket: test/browser/shop.btest.ts.
shopPagesTests([...['/', '/#promo', '/#eligibility', '/product', '/checkout', '/redirect']]);
