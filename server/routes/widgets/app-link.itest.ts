import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedInFrame } from '../../testing/account/customer-application-tests';
import { dataOf } from '../../testing/sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { newFrame, startedFrame } from '../../testing/widgets/widget-steps';

let kadam: TestServer;
const mobile = '9876500011';

describe('a server without an app', () => {
  beforeAll(async () => {
    kadam = await startTestServer({ env: { KADAM_APP_URL: '' } });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  it('offers its link to no widget and no session', async () => {
    const frame = await startedFrame(() => kadam);
    expect(dataOf(await frame.post('/app/widget/get-emi-info', {}))).toMatchObject({ hasAppLink: false });
    expect(dataOf(await newFrame(() => kadam).post('/app/widget/init', {}))).toMatchObject({
      sessionConfig: { hasAppLink: false },
    });
  });

  // @req API-073, API-100
  it.each(['/app/widget/download-app-sms', '/app/ntb-user-acquisition/download-app-sms/v1'])(
    '%s sends no SMS',
    async (path) => {
      const frame = await loggedInFrame(() => kadam, mobile);
      const before = await kadam.smsTo(mobile);
      expect(dataOf(await frame.post(path))).toMatchObject({ isSent: false });
      expect(await kadam.smsTo(mobile)).toBe(before);
    },
  );
});
