import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../../shared/rules/duration';
import { SmsNotSent } from '../../sms/sms-sender';
import { voucherGranted, voucherSent } from '../../store/vouchers';
import { writeAll } from '../../store/write';
import { voucherTests } from '../../testing/account/voucher-tests';
import { checkoutSteps } from '../../testing/payments/checkout-steps';
import { dataOf } from '../../testing/sales/sales-steps';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';
import { newBrowser } from '../../testing/site/site-steps';

// On PostgreSQL: server/routes/api.postgres.itest.ts.
describe('vouchers on the embedded database', () => {
  let kadam: TestServer;
  beforeAll(async () => {
    kadam = await startTestServer();
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());
  voucherTests(() => kadam);
});

describe('where the gateway takes no message about a voucher', () => {
  const MOBILE = '7400000001';
  let kadam: TestServer;
  let isDown = false;
  const taken: string[] = [];
  beforeAll(async () => {
    const sms = {
      send: async ({ text }: { readonly text: string }) => {
        if (isDown && text.includes('voucher')) throw new SmsNotSent('down');
        taken.push(text);
      },
    };
    kadam = await startTestServer({ ports: { sms } });
  }, STARTS_WITHIN_MS);
  afterAll(() => kadam.close());

  it('the SMS of an offer is 503 and counts for nothing, and its link is tried again until it is sent', async () => {
    const browser = newBrowser(() => kadam);
    await browser.post('/auth/initiate-login/', { mobile: MOBILE });
    const otp = /\b\d{5}\b/.exec(taken.at(-1) ?? '')?.[0];
    await browser.post('/auth/verify-login', { mobile: MOBILE, otp, isTermsAccepted: true });
    const ask = () => browser.post('/app/voucher/send-sms', { merchantName: 'zenmart' });
    const details = async () => dataOf(await browser.get('/txn/getVoucherDetails?merchantName=zenmart'));
    isDown = true;
    expect((await ask()).status).toBe(503);
    expect(await details()).toMatchObject({ buyUntilMs: null });
    isDown = false;
    expect(dataOf(await ask()).buyUntilMs).toBeGreaterThan(kadam.clock.nowMs());

    const order = dataOf(await checkoutSteps(() => kadam).merchant.order());
    const paid = { txnUuid: String(order.txnUuid), mobile: MOBILE, merchantKey: 'zenmart_sandbox', orderId: 'ZM-1' };
    await writeAll(kadam.server.db, voucherGranted(paid, kadam.clock.nowMs()));
    isDown = true;
    expect(await kadam.server.work.vouchers()).toBe(1);
    expect(await kadam.server.work.vouchers()).toBe(0);
    expect(await details()).toMatchObject({ vouchers: [{ status: 'COMING' }] });
    isDown = false;
    kadam.clock.advance(MINUTE_MS);
    expect(await kadam.server.work.vouchers()).toBe(1);
    expect(await details()).toMatchObject({ vouchers: [{ status: 'ACTIVE' }] });
    expect(taken.at(-1)).toContain('http://localhost:4400/voucher/zenmart');
    expect(await kadam.server.work.vouchers()).toBe(0);

    // A process that resumes after its lease has expired.
    const { vouchers } = await details();
    const later = { sealedCode: 'another', codeHash: 'another' };
    await writeAll(kadam.server.db, [voucherSent(paid.txnUuid, later, kadam.clock.nowMs())]);
    expect(await details()).toMatchObject({ vouchers });
  });
});
