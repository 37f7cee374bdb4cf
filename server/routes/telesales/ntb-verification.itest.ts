import { afterAll, beforeAll } from 'vitest';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { filedApplicationTests } from '../../testing/telesales/filed-application-tests';
import { filedLinkTests } from '../../testing/telesales/filed-link-tests';
import { filedProductTests } from '../../testing/telesales/filed-product-tests';
import { filedRuleTests } from '../../testing/telesales/filed-rule-tests';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

// Their journey on the embedded database is in filed-races.itest.ts.
filedApplicationTests(() => kadam);
filedLinkTests(() => kadam);
filedProductTests(() => kadam);
filedRuleTests(() => kadam);
