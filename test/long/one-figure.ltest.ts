import { oneFigureTests } from '../browser/support/one-figure/one-figure-tests';

// The same as in `test/browser`, of a random loan of each lender; its language is that of every second one.
oneFigureTests(13, 900_000);
