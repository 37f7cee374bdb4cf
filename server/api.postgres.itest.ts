import { afterAll, beforeAll } from 'vitest';
import type { DatabaseChoice } from './store/open';
import { admissionSuite } from './testing/admission-suite';
import { startPostgres, type TestPostgres } from './testing/postgres';
import { salesSuite } from './testing/sales-suite';

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

salesSuite(freshDatabase);
admissionSuite(freshDatabase);
