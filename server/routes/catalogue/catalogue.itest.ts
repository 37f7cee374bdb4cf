import { afterAll, beforeAll, describe } from 'vitest';
import { campaignTests } from '../../testing/catalogue/campaign-tests';
import { catalogueTests } from '../../testing/catalogue/catalogue-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

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
