import { oneFigureTests } from './support/one-figure/one-figure-tests';

// A no-cost loan, and one with GST on its interest. All lenders are in `npm run test:long`.
oneFigureTests(1, 60_000);
