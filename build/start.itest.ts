import { startTests } from './testing/start-tests';

// test/long/start-signals.ltest.ts covers the other signals.
startTests('everyRun');
