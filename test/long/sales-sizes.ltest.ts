import { salesSizesTests } from '../browser/support/sales-sizes-tests';

// The narrowest screen and a till: test/browser/sales-states.btest.ts.
salesSizesTests([[414, 896]]);
