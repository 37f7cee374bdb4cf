import { afterAll, beforeAll, describe } from 'vitest';
import { loanDebitTests } from '../../testing/loans/loan-debit-tests';
import { loanStatementTests } from '../../testing/loans/loan-statement-tests';
import { loanTests } from '../../testing/loans/loan-tests';
import { refundTests } from '../../testing/loans/refund-tests';
import { settlementTests } from '../../testing/loans/settlement-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

// On PostgreSQL: server/routes/api.postgres.itest.ts.
describe('loans on the embedded database', () => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer();
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());
  loanTests(() => kadam);
  loanStatementTests(() => kadam);
  loanDebitTests(() => kadam);
  refundTests(() => kadam);
  settlementTests(() => kadam);
});
