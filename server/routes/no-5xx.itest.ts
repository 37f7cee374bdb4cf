import { describe } from 'vitest';
import { climbingPathTests } from '../testing/api/climbing-path-tests';
import { no5xxTests } from '../testing/api/no-5xx-tests';

// A second sample, and the other folders: test/long/no-5xx.ltest.ts.
describe('a sample of the likeliest inputs', () => no5xxTests(0));

climbingPathTests(['/web/']);
