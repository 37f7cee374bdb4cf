import { afterAll, beforeAll, describe } from 'vitest';
import { filedApplicationTests } from '../../testing/filed-application-tests';
import { filedLinkTests } from '../../testing/filed-link-tests';
import { filedProductTests } from '../../testing/filed-product-tests';
import { filedRuleTests } from '../../testing/filed-rule-tests';
import { postgresDatabase } from '../../testing/fresh-postgres';
import { memoryDatabase } from '../../testing/memory-database';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/test-server';

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
