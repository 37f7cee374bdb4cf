import { describe } from 'vitest';
import { climbingPathTests } from '../testing/climbing-path-tests';
import { anyDatabase } from '../testing/fresh-postgres';
import { no5xxTests } from '../testing/no-5xx-tests';

// All inputs, the likeliest on both databases, and all folders: test/long/no-5xx.ltest.ts.
describe('some of the likeliest inputs', () => no5xxTests(anyDatabase, 'some'));

climbingPathTests(['/web/']);
