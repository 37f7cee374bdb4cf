import { describe } from 'vitest';
import type { DatabaseChoice } from '../store/open';
import { allAreas, apiSuite } from '../testing/api-suite';
import { postgresDatabase } from '../testing/fresh-postgres';
import { ledgerTests } from '../testing/ledger-tests';
import { storeTests } from '../testing/store-tests';
import { webhookTests } from '../testing/webhook-tests';

const freshDatabase = (): Promise<DatabaseChoice> => postgresDatabase(5);

describe('the API on PostgreSQL', () => apiSuite(freshDatabase, allAreas));
describe('the store on PostgreSQL', () => storeTests(freshDatabase));
describe('the ledger on PostgreSQL', () => ledgerTests(freshDatabase));
describe('webhooks on PostgreSQL', () => webhookTests(freshDatabase));
