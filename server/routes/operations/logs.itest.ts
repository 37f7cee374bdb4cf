import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consent } from '../../testing/account/application-form';
import { loggedInFrame, someApplicant } from '../../testing/account/customer-application-tests';
import { dataOf } from '../../testing/sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

/** A secret counts only as a separate value: random ids and times may contain so few digits. */
const told = (secret: unknown): RegExp => new RegExp(`(?<![\\w.-])${secret}(?![\\w-])`);

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer();
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

describe('the logs of a whole run', () => {
  it('hold no mobile number, code, token or name', async () => {
    const secrets = new Set<string>();
    const call = async (name: string, body?: unknown) => kadam.call(name, body);
    await call('init');
    for (const mobile of ['9000000003', '6000004302', '6000000500', '9000000006', '9855512345']) {
      secrets.add(mobile);
      await call('pre-eligibility', { mobile, amount: 20_000 });
      await call('send-share-code', { mobile });
      await call('send-share-code', { mobile });
      if (mobile === '9000000006') continue;
      const otp = await kadam.codeFor(mobile);
      secrets.add(otp);
      await call('verify-share-code', { mobile, otp: otp === '11111' ? '22222' : '11111' });
      await call('verify-share-code', { mobile, otp });
      await call('check-eligibility', { mobile, amount: 20_000 });
      const shared = await call('share-ntb-application', {
        mobile,
        lenderId: '1',
        email: 'asha.rao@mail.example',
        userName: 'Asha Rao',
      });
      const ref = String(shared?.body?.data?.ntbLink ?? '').split('ref=')[1];
      if (ref) {
        secrets.add(ref);
        await kadam.request('GET', `/app/ntbpq/info?ref=${ref}`);
      }
    }
    await kadam.request('GET', '/sales-app-init?merchantKey=zenmart_sandbox&mobile=9855512345');
    const logs = kadam.logs();
    expect(logs.split('\n').length).toBeGreaterThan(30);
    for (const secret of secrets) expect(logs).not.toMatch(told(secret));
    expect(logs).not.toMatch(/(?<!\d)\d{10}(?!\d)/);
    expect(logs).not.toMatch(/eyJ[\w-]+\./);
    expect(logs).not.toMatch(/Asha|mail\.example/);
    expect(logs).toContain('"route":"/app/affordability/sa/send-share-code"');
  });

  it('hold nothing of what an applicant fills in, asks support or answers a lender', async () => {
    const mobile = someApplicant();
    const frame = await loggedInFrame(() => kadam, mobile);
    const form = { userName: 'Meera Iyer', email: 'meera@mail.example', dateOfBirth: '1987-03-21' };
    const identity = { pan: 'QWERT9876Z', pincode: '682001', consent };
    const filed = await frame.post('/app/ntbpq/initiate-application', { lenderId: '1', ...form, ...identity });
    const applicationId = String(filed.body?.data?.applicationId);
    await frame.get(`/app/ntbpq/application-status?applicationId=${applicationId}`);
    const question = { topic: 'OTHER', message: 'My sister has applied too' };
    await frame.post('/app/ntbpq/create-ticket', { applicationId, ...question });
    const mandate = await frame.post('/app/emandate/get-redirection-params/', { applicationId });
    const { redirection } = dataOf(mandate) as { redirection: { params: Record<string, string> } };
    await kadam.request('GET', `/sandbox/mandate?${new URLSearchParams(redirection.params)}`);
    await frame.post('/app/credit-line/authorize', { lenderId: '502', aivfValue: '7391' });
    await frame.post('/app/credit-line/initiate', { lenderId: '1' });
    const otp = await kadam.codeFor(mobile);
    expect((await frame.post('/app/credit-line/confirm', { lenderId: '1', otp })).body?.success).toBe(true);
    const logs = kadam.logs();
    expect(logs).toContain('"route":"/app/credit-line/confirm"');
    for (const secret of [mobile, otp, '7391', '682001', redirection.params.key, frame.token])
      expect(logs).not.toMatch(told(secret));
    expect(logs).not.toMatch(/Meera|mail\.example|1987-03-21|QWERT|sister/);
  });
});
