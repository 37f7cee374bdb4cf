import { shopPagesTests } from '../browser/support/shop-pages-tests';

// The others: test/browser/shop.btest.ts.
shopPagesTests(['/#payment-link', '/#eligibility', '/#checkout', '/product?product=hush-pro', '/checkout']);
