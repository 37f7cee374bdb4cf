import { afterAll, beforeAll, describe } from 'vitest';
import { postgresDatabase } from '../../testing/database/fresh-postgres';
import { memoryDatabase } from '../../testing/database/memory-database';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { filedApplicationTests } from '../../testing/telesales/filed-application-tests';
import { filedLinkTests } from '../../testing/telesales/filed-link-tests';
import { filedProductTests } from '../../testing/telesales/filed-product-tests';
import { filedRuleTests } from '../../testing/telesales/filed-rule-tests';

describe.each([
  ['the embedded database', memoryDatabase],
  ['PostgreSQL', () => postgresDatabase(5)],
] as const)('on %s', (_name, open) => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer({ database: await open() });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());
  filedApplicationTests(() => kadam);
  filedLinkTests(() => kadam);
  filedProductTests(() => kadam);
  filedRuleTests(() => kadam);
});
