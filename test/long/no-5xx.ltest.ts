import { describe } from 'vitest';
import { climbingPathTests } from '../../server/testing/climbing-path-tests';
import { postgresDatabase } from '../../server/testing/fresh-postgres';
import { memoryDatabase } from '../../server/testing/memory-database';
import { no5xxTests } from '../../server/testing/no-5xx-tests';

describe('on PostgreSQL', () => no5xxTests(() => postgresDatabase(5), 'all'));

// What comes before a database has been tried by then.
describe('on the embedded database', () => no5xxTests(memoryDatabase, 'many'));

climbingPathTests(['/web/', '/sdk/v1/', '/sdk/', '/', '/sandbox/']);
