import { describe } from 'vitest';
import { logFailureTests } from '../../../server/testing/api/log-failure-tests';
import { memoryDatabase } from '../../../server/testing/database/memory-database';
import { startPostgres } from '../../../server/testing/database/postgres';

describe('on the embedded database', () =>
  logFailureTests(async () => ({ choice: await memoryDatabase(), end: ({ server }) => server.db.destroy() })));

describe('on PostgreSQL', () =>
  logFailureTests(async () => {
    const postgres = await startPostgres();
    const url = await postgres.createDatabase();
    return { choice: { kind: 'postgres', url, maxConnections: 1 }, end: () => postgres.stop() };
  }));
