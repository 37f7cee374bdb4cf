import { afterAll, beforeAll, describe } from 'vitest';
import { loanDebitTests } from '../../testing/loan-debit-tests';
import { loanStatementTests } from '../../testing/loan-statement-tests';
import { loanTests } from '../../testing/loan-tests';
import { refundTests } from '../../testing/refund-tests';
import { settlementTests } from '../../testing/settlement-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/test-server';

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
