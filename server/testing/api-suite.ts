import { afterAll, beforeAll } from 'vitest';
import type { DatabaseChoice } from '../store/open';
import { admissionTests } from './admission-tests';
import { applicationTests } from './application-tests';
import { eligibilityTests } from './eligibility-tests';
import { loginTests } from './login-tests';
import { paymentFaultTests } from './payment-fault-tests';
import { paymentTests } from './payment-tests';
import { shareCodeTests } from './share-code-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from './test-server';
import { widgetTests } from './widget-tests';

/** The whole API on one kind of database: the same tests for each. */
export function apiSuite(openDatabase: () => Promise<DatabaseChoice>): void {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer({ database: await openDatabase() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  for (const tests of [
    admissionTests,
    shareCodeTests,
    eligibilityTests,
    applicationTests,
    loginTests,
    widgetTests,
    paymentTests,
    paymentFaultTests,
  ])
    tests(() => kadam);
}
