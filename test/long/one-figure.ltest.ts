import { oneFigureTests } from '../browser/support/one-figure/one-figure-tests';

// The same as in `test/browser`, of two random loans; its language is that of every second one.
oneFigureTests(2, 900_000);
