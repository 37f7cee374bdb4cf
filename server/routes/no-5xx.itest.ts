import { describe } from 'vitest';
import { climbingPathTests } from '../testing/api/climbing-path-tests';
import { no5xxTests } from '../testing/api/no-5xx-tests';
import { anyDatabase } from '../testing/database/fresh-postgres';

// All inputs, the likeliest on both databases, and all folders: test/long/no-5xx.ltest.ts.
describe('some of the likeliest inputs', () => no5xxTests(anyDatabase, 'some'));

climbingPathTests(['/web/']);
