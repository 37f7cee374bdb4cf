import { strangerTests } from './testing/strangers/stranger-tests';

// Every state, every stranger, and each call twice at once: test/long/strangers.ltest.ts.
strangerTests(async () => ({ kind: 'memory' }), {
  states: ['code sent', 'at the lender’s OTP'],
  kinds: ['lookerOn', 'visitor'],
  times: 1,
});
