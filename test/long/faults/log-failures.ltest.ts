import { logFailureTests } from '../../../server/testing/api/log-failure-tests';
import { startPostgres } from '../../../server/testing/database/postgres';

logFailureTests(async () => {
  const postgres = await startPostgres();
  const url = await postgres.createDatabase();
  return { choice: { kind: 'postgres', url, maxConnections: 1 }, end: () => postgres.stop() };
});
