import { anyDatabase } from './testing/fresh-postgres';
import { strangerTests } from './testing/strangers/stranger-tests';

// Every state, every stranger, and each call twice at once: test/long/strangers.ltest.ts.
strangerTests(anyDatabase, {
  states: ['code sent', 'at the lender’s OTP'],
  kinds: ['lookerOn', 'visitor', 'member'],
  times: 1,
});
