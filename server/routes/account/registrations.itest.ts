import { afterAll, beforeAll, describe } from 'vitest';
import { registrationTests } from '../../testing/account/registration-tests';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

describe('activations and PINs on the embedded database', () => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer();
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());
  registrationTests(() => kadam);
});
