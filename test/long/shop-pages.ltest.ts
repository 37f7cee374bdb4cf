import { shopPagesTests } from '../browser/support/shop-pages-tests';

// The checkout with a basket: test/browser/shop.btest.ts.
shopPagesTests([
  ...['/', '/#promo', '/#payment-link', '/#eligibility', '/#checkout', '/product', '/product?product=hush-pro'],
  ...['/checkout', '/redirect'],
]);
