import { startTests } from './testing/start-tests';

// By the other signals: test/long/start-signals.ltest.ts.
startTests('everyRun');
