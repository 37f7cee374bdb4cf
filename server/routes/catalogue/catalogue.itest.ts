import { afterAll, beforeAll, describe } from 'vitest';
import { campaignTests } from '../../testing/campaign-tests';
import { catalogueTests } from '../../testing/catalogue-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/test-server';

// On PostgreSQL: server/routes/api.postgres.itest.ts.
describe('the catalogue on the embedded database', () => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer();
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());
  catalogueTests(() => kadam);
  campaignTests(() => kadam);
});
