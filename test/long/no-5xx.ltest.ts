import { afterAll, beforeAll, describe } from 'vitest';
import { climbingPathTests } from '../../server/testing/climbing-path-tests';
import { memoryDatabase } from '../../server/testing/memory-database';
import { no5xxTests } from '../../server/testing/no-5xx-tests';
import { startPostgres, type TestPostgres } from '../../server/testing/postgres';

describe('on the embedded database', () => no5xxTests(memoryDatabase, 'all'));

describe('on PostgreSQL', () => {
  let postgres: TestPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  no5xxTests(async () => ({ kind: 'postgres', url: await postgres.createDatabase(), maxConnections: 5 }), 'all');
});

climbingPathTests(['/web/', '/sdk/v1/', '/sdk/', '/', '/sandbox/']);
