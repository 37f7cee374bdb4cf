import { salesSizesTests } from '../browser/support/sales-sizes-tests';

// The narrowest screen: test/browser/sales-states.btest.ts.
salesSizesTests([
  [414, 896],
  [1024, 768],
]);
