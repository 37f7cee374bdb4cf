import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from './testing/test-server';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({
    env: {
      KADAM_MODE: 'production',
      KADAM_SMS_URL: 'https://sms.example/send',
      KADAM_PUBLIC_URL: 'https://kadam.example',
    },
  });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

describe('production', () => {
  it('has no sandbox route, no example merchant and no simulated lender', async () => {
    for (const path of [
      '/sandbox/sms?mobile=9000000001',
      '/sandbox/sms/stream?mobile=9000000001',
      '/sandbox/phone',
      '/sandbox/customers',
      '/sandbox/mandate',
    ])
      expect([path, (await kadam.request('GET', path)).status]).toEqual([path, 404]);
    expect((await kadam.call('init')).status).toBe(401);
    const { headers } = await kadam.request('GET', '/healthz');
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
  });
});
