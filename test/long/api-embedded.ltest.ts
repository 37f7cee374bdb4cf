import { describe } from 'vitest';
import { apiSuite } from '../../server/testing/api/api-suite';
import { memoryDatabase } from '../../server/testing/database/memory-database';
import { loanTests } from '../../server/testing/loans/loan-tests';
import { paymentTests } from '../../server/testing/payments/payment-tests';
import { resetTests } from '../../server/testing/sandbox/reset-tests';

// Areas with most of the SQL. All areas run on PostgreSQL: server/routes/api.postgres.itest.ts.
const areas = [paymentTests, loanTests, resetTests];
describe('the API on the embedded database', () => apiSuite(memoryDatabase, areas));
