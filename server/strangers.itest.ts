import { memoryDatabase } from './testing/memory-database';
import { strangerTests } from './testing/strangers/stranger-tests';

// Every state, every stranger, and each call twice at once: test/long/strangers.ltest.ts.
strangerTests(memoryDatabase, {
  states: ['code sent', 'at the lender’s OTP'],
  kinds: ['lookerOn', 'visitor', 'member'],
  times: 1,
});
