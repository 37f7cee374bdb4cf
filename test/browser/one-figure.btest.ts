import { oneFigureTests } from './support/one-figure/one-figure-tests';

// One lender of each kind: no-cost, GST on interest, no fee, two fees. All 40 loans are in `npm run test:long`.
oneFigureTests(4, 60_000);
