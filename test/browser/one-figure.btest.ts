import { oneFigureTests } from './support/one-figure/one-figure-tests';

// A no-cost loan, and one with GST on its interest. All 40 loans are in `npm run test:long`.
oneFigureTests(2, 60_000);
