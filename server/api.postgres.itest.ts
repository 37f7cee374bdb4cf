import { afterAll, beforeAll } from 'vitest';
import type { DatabaseChoice } from './store/open';
import { apiSuite } from './testing/api-suite';
import { startPostgres, type TestPostgres } from './testing/postgres';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const freshDatabase = async (): Promise<DatabaseChoice> => ({
  kind: 'postgres',
  url: await postgres.createDatabase(),
  maxConnections: 5,
});

apiSuite(freshDatabase);
