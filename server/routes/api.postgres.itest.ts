import { describe } from 'vitest';
import type { DatabaseChoice } from '../store/open';
import { allAreas, apiSuite } from '../testing/api/api-suite';
import { limitTests } from '../testing/api/limit-tests';
import { postgresDatabase } from '../testing/database/fresh-postgres';
import { storeTests } from '../testing/database/store-tests';
import { ledgerTests } from '../testing/payments/ledger-tests';
import { webhookTests } from '../testing/payments/webhook-tests';

const freshDatabase = (): Promise<DatabaseChoice> => postgresDatabase(5);

describe('the API on PostgreSQL', () => {
  apiSuite(freshDatabase, allAreas);
  limitTests(freshDatabase);
});
describe('the store on PostgreSQL', () => storeTests(freshDatabase));
describe('the ledger on PostgreSQL', () => ledgerTests(freshDatabase));
describe('webhooks on PostgreSQL', () => webhookTests(freshDatabase));
