import { describe } from 'vitest';
import { climbingPathTests } from '../../server/testing/api/climbing-path-tests';
import { no5xxTests } from '../../server/testing/api/no-5xx-tests';

describe('a second sample of the likeliest inputs', () => no5xxTests(8));

climbingPathTests(['/sdk/v1/', '/']);
