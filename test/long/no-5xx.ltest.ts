import { describe } from 'vitest';
import { climbingPathTests } from '../../server/testing/api/climbing-path-tests';
import { no5xxTests } from '../../server/testing/api/no-5xx-tests';
import { postgresDatabase } from '../../server/testing/database/fresh-postgres';

describe('on PostgreSQL', () => no5xxTests(() => postgresDatabase(5), 'many'));

climbingPathTests(['/sdk/v1/', '/', '/sandbox/']);
