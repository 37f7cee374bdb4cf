import { describe } from 'vitest';
import { apiSuite } from '../../server/testing/api/api-suite';
import { memoryDatabase } from '../../server/testing/database/memory-database';
import { paymentTests } from '../../server/testing/payments/payment-tests';

// The area with most of the SQL. All areas run on PostgreSQL: server/routes/api.postgres.itest.ts.
describe('the API on the embedded database', () => apiSuite(memoryDatabase, [paymentTests]));
