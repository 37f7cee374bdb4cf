import { describe } from 'vitest';
import { apiSuite } from '../../server/testing/api-suite';
import { catalogueTests } from '../../server/testing/catalogue-tests';
import { creditLineTests } from '../../server/testing/credit-line-tests';
import { loanTests } from '../../server/testing/loan-tests';
import { memoryDatabase } from '../../server/testing/memory-database';
import { newCustomerTests } from '../../server/testing/new-customer-tests';
import { paymentTests } from '../../server/testing/payment-tests';
import { resetTests } from '../../server/testing/reset-tests';
import { siteSessionTests } from '../../server/testing/site-session-tests';
import { voucherTests } from '../../server/testing/voucher-tests';

// Areas with most of the SQL. All areas run on PostgreSQL: server/api.postgres.itest.ts.
const areas = [
  ...[siteSessionTests, catalogueTests, paymentTests, newCustomerTests],
  ...[creditLineTests, voucherTests, loanTests, resetTests],
];
describe('the API on the embedded database', () => apiSuite(memoryDatabase, areas));
