import { afterAll, beforeAll, describe } from 'vitest';
import type { DatabaseChoice } from './store/open';
import { apiSuite } from './testing/api-suite';
import { ledgerTests } from './testing/ledger-tests';
import { startPostgres, type TestPostgres } from './testing/postgres';
import { storeTests } from './testing/store-tests';
import { webhookTests } from './testing/webhook-tests';

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

describe('the API on PostgreSQL', () => apiSuite(freshDatabase));
describe('the store on PostgreSQL', () => storeTests(freshDatabase));
describe('the ledger on PostgreSQL', () => ledgerTests(freshDatabase));
describe('webhooks on PostgreSQL', () => webhookTests(freshDatabase));
