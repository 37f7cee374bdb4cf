import { oneFigureTests } from '../browser/support/one-figure/one-figure-tests';

// The same as in `test/browser`, of 40 random loans of all lenders.
oneFigureTests(40, 900_000);
