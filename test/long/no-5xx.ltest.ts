import { describe } from 'vitest';
import { climbingPathTests } from '../../server/testing/climbing-path-tests';
import { postgresDatabase } from '../../server/testing/fresh-postgres';
import { no5xxTests } from '../../server/testing/no-5xx-tests';

describe('on PostgreSQL', () => no5xxTests(() => postgresDatabase(5), 'many'));

climbingPathTests(['/web/', '/sdk/v1/', '/sdk/', '/', '/sandbox/']);
