import { anyDatabase } from '../testing/database/fresh-postgres';
import { unauthorisedCallerTests } from '../testing/unauthorised-callers/unauthorised-caller-tests';

// More states, and every kind of caller: test/long/unauthorised-callers.ltest.ts.
unauthorisedCallerTests(anyDatabase, {
  states: ['code sent', 'at the lender’s OTP'],
  kinds: ['lookerOn', 'visitor', 'member'],
});
