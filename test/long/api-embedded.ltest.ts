import { describe } from 'vitest';
import { apiSuite } from '../../server/testing/api-suite';
import { loanTests } from '../../server/testing/loan-tests';
import { memoryDatabase } from '../../server/testing/memory-database';
import { paymentTests } from '../../server/testing/payment-tests';
import { resetTests } from '../../server/testing/reset-tests';
import { voucherTests } from '../../server/testing/voucher-tests';

// Areas with most of the SQL. All areas run on PostgreSQL: server/routes/api.postgres.itest.ts.
const areas = [paymentTests, voucherTests, loanTests, resetTests];
describe('the API on the embedded database', () => apiSuite(memoryDatabase, areas));
