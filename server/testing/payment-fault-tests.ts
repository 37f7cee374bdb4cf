import { describe, expect, it } from 'vitest';
import { paymentErrors } from '../../shared/errors/payment';
import { type Checkout, checkoutSteps } from './checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf, someMobile } from './sales-steps';
import type { Reply } from './test-server';

/** What can go wrong with a lender, and how a payment goes on. */
export function paymentFaultTests(kadam: ServerOf): void {
  const { open, onPhone, merchant } = checkoutSteps(kadam);
  const fresh = (mobile: string): string => {
    kadam().clock.advance(31 * MINUTE_MS);
    return mobile;
  };

  /** Goes on until the first refusal, answering what is asked with what is right. */
  async function untilRefused(checkout: Checkout, mobile: string): Promise<Reply> {
    const verified = await checkout.verify(mobile);
    if (!verified.body?.success) return verified;
    const chosen = await checkout.choose();
    if (!chosen.body?.success) return chosen;
    const { aivfType } = dataOf(chosen);
    if (aivfType !== 'NONE') {
      const aivfValue = aivfType === 'PIN' ? '1234' : '1990-08-15';
      const answered = await checkout.post('/app/payment/authorize', { aivfValue });
      if (!answered.body?.success) return answered;
    }
    await checkout.agree();
    return checkout.confirm(mobile);
  }

  describe('the test number of payment code', () => {
    const numbered = paymentErrors.flatMap(({ code, name, retryable }) =>
      code === null ? [] : [{ code, name, retryable }],
    );
    it.each(numbered)('$code is answered $name at its step, and never with success', async ({ code, retryable }) => {
      const mobile = fresh(`600000${code}`);
      const checkout = await open();
      const reply = await untilRefused(checkout, mobile);
      expect(reply.body).toMatchObject({ success: false, code, retry: retryable });
      const { status } = await checkout.details();
      expect(status).not.toBe('COMPLETE');
    });

    it('4302 counts a PIN down to 4104, and 4303 a date of birth to 4105', async () => {
      for (const [code, block, value] of [
        [4302, 4104, '1234'],
        [4303, 4105, '1990-08-15'],
      ] as const) {
        const mobile = fresh(`600000${code}`);
        const checkout = await open();
        await checkout.verify(mobile);
        // A lender that this number has not answered yet.
        await checkout.choose('501');
        const seen = [];
        for (let typed = 0; typed < 3; typed += 1)
          seen.push((await checkout.post('/app/payment/authorize', { aivfValue: value })).body?.code);
        expect(seen).toEqual([code, code, block]);
        expect(await checkout.details()).toMatchObject({
          status: 'FAILED',
          step: 'RETRY',
          failedStep: 'TWO_FACTOR',
          errorCode: block,
        });
      }
    });
  });

  describe('a failure', () => {
    it('4007 keeps statement and reservation: the same plan goes on at the OTP', async () => {
      const mobile = fresh('6000004007');
      const checkout = await open();
      await untilRefused(checkout, mobile);
      expect(await checkout.details()).toMatchObject({
        status: 'FAILED',
        step: 'RETRY',
        failedStep: 'LENDER_OTP',
        errorCode: 4007,
      });
      expect(dataOf(await checkout.choose())).toMatchObject({ status: 'INITIATED', step: 'LENDER_OTP' });
      expect(await checkout.details()).toMatchObject({ errorCode: null, signedResult: null });
    });

    it('4006 leads back to the plans, where another lender may be chosen', async () => {
      const mobile = fresh('6000004006');
      const checkout = await open();
      await untilRefused(checkout, mobile);
      expect(await checkout.details()).toMatchObject({
        status: 'FAILED',
        step: 'RETRY',
        failedStep: 'EMI_PLAN_SELECTION',
      });
      const report = { step: 'EMI_PLAN_SELECTION', status: 'INITIATED' };
      expect((await checkout.post('/app/transaction/track-stage', report)).body?.success).toBe(true);
      expect(await checkout.details()).toMatchObject({ status: 'INITIATED', step: 'EMI_PLAN_SELECTION' });
    });

    it('4008 is none: no second payment, no cancel, no end of time until the lender answers, and then it is paid', async () => {
      const mobile = fresh('9000000008');
      const checkout = await open({ orderExpiresInSeconds: 300 });
      expect((await untilRefused(checkout, mobile)).body?.code).toBe(4008);
      expect((await checkout.choose()).body?.code).toBe(4008);
      expect((await checkout.post('/app/payment/confirm', { otp: '12345' })).body?.code).toBe(4004);
      expect((await checkout.post('/app/payment/cancel')).body?.code).toBe(4008);
      kadam().clock.advance(5 * MINUTE_MS);
      const status = dataOf(await checkout.get('/app/payment/txn-status'));
      expect(status).toMatchObject({ status: 'COMPLETE', isPending: false, completion: { amount: 20_000 } });
    });
  });

  describe('the lender’s own page', () => {
    const atLender = async () => {
      const mobile = fresh('9000000007');
      const checkout = await open();
      await checkout.verify(mobile);
      expect(dataOf(await checkout.choose())).toMatchObject({ step: 'KFS_CONSENT', lenderRedirectUrl: null });
      const { lenderRedirectUrl } = dataOf(await checkout.agree()) as { lenderRedirectUrl: string };
      const path = lenderRedirectUrl.replace('http://localhost:4400', '');
      const decide = (decision: 'approve' | 'decline') =>
        kadam().request('POST', `${path}/${decision}`, {
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: '',
        });
      return { checkout, path, decide };
    };

    it('of 9000000007 approves and leads back, and the payment is COMPLETE', async () => {
      const { checkout, path, decide } = await atLender();
      const page = await kadam().request('GET', path);
      expect(page.text).toContain('from the credit line of +91 90XXXXX007');
      expect(dataOf(await checkout.post('/app/transaction/confirm'))).toMatchObject({
        status: 'INITIATED',
        isPending: true,
      });
      const back = await decide('approve');
      expect([back.status, back.headers.location]).toEqual([
        303,
        `http://localhost:4400/checkout-lender-hosted-txn-redirect?txnUuid=${checkout.txnUuid}&merchantKey=zenmart_sandbox`,
      ]);
      expect(dataOf(await checkout.post('/app/transaction/confirm'))).toMatchObject({
        status: 'COMPLETE',
        isPending: false,
      });
      expect((await kadam().request('GET', path)).text).toContain('has been decided');
    });

    it('declines, and another lender may be chosen', async () => {
      const { checkout, decide } = await atLender();
      await decide('decline');
      expect(dataOf(await checkout.post('/app/transaction/confirm'))).toMatchObject({
        status: 'FAILED',
        step: 'RETRY',
        errorCode: 4007,
      });
      expect((await checkout.choose()).body?.success).toBe(true);
    });

    it('approved while the shopper cancels is paid, not canceled', async () => {
      const { checkout, decide } = await atLender();
      await decide('approve');
      expect((await checkout.post('/app/payment/cancel')).body?.code).toBe(4100);
      expect(await checkout.details()).toMatchObject({ status: 'COMPLETE' });
    });

    it('takes no OTP of ours', async () => {
      const { checkout } = await atLender();
      expect((await checkout.post('/app/payment/confirm', { otp: '12345' })).body?.code).toBe(4100);
      expect((await checkout.post('/app/transaction/resend-otp')).body?.code).toBe(4100);
    });

    it('of nobody is 404', async () => {
      expect((await kadam().request('GET', `/sandbox/lender/${'x'.repeat(22)}`)).status).toBe(404);
    });
  });

  describe('a payment at a shop', () => {
    it('starts at the machine, sends its link, and goes on at the phone', async () => {
      const mobile = fresh('9000000001');
      const machine = await open({ channel: 'OFFLINE', isPosMachine: true });
      expect(dataOf(await machine.get('/app/payment/order-info'))).toMatchObject({ deviceType: 'POS_MACHINE' });
      const sent = dataOf(await machine.post('/app/transaction/send-offline-txn-sms', { mobile }));
      expect(sent).toMatchObject({ step: 'PAYMENT_LINK', maskedMobile: '90XXXXX001', attemptsRemaining: 4 });
      const inbox = await kadam().request('GET', `/sandbox/sms?mobile=${mobile}`);
      expect(inbox.text).toContain(machine.paymentLink);
      expect((await machine.post('/app/transaction/send-offline-txn-sms', { mobile })).body?.code).toBe('OTP_TOO_SOON');
      expect(dataOf(await machine.get('/app/transaction/get-offline-txn-status'))).toMatchObject({
        isLinkOpened: false,
      });
      const phone = await onPhone(machine);
      expect(dataOf(await phone.get('/app/payment/order-info'))).toMatchObject({ deviceType: 'POS_USER_MOBILE' });
      expect(dataOf(await machine.get('/app/transaction/get-offline-txn-status'))).toMatchObject({
        isLinkOpened: true,
        step: 'CW_OPENED',
      });
      expect((await untilRefused(phone, mobile)).body?.success).toBe(true);
      expect(dataOf(await machine.get('/app/transaction/get-offline-txn-details'))).toMatchObject({
        status: 'COMPLETE',
        maskedMobile: '90XXXXX001',
        emiPlan: { tenure: 6 },
      });
      expect(await machine.details()).toMatchObject({ isMobileVerified: false, lenderId: null, completion: null });
    });

    it('of which one page waits for the phone is at SPLIT_TXN_LINK_SEND', async () => {
      const page = await open({ channel: 'PAYMENT_LINK' });
      const sent = dataOf(await page.post('/app/payment/send-txn-sms', { mobile: someMobile() }));
      expect(sent).toMatchObject({ step: 'SPLIT_TXN_LINK_SEND' });
    });
  });

  describe('a new customer', () => {
    const form = {
      userName: 'आशा Rao',
      email: '',
      dateOfBirth: '1990-08-15',
      pan: 'ABCDE1234F',
      pincode: '560001',
    };
    const applied = async (mobile: string) => {
      const checkout = await open();
      await checkout.verify(mobile);
      const { lenders } = dataOf(await checkout.get('/app/payment/ntb/details')) as { lenders: { lenderId: string }[] };
      const lenderId = lenders[0]?.lenderId ?? '';
      const filed = await checkout.post('/app/transaction/ntb/initiate-application', { ...form, lenderId });
      return { checkout, lenderId, filed };
    };

    it('9000000003 applies, is approved, and pays by the new credit line', async () => {
      fresh('9000000003');
      const { checkout, lenderId, filed } = await applied('9000000003');
      expect(dataOf(filed)).toMatchObject({ status: 'SUBMITTED', step: 'NTB_APPLICATION' });
      const decided = dataOf(await checkout.get('/app/transaction/ntb/application-status'));
      expect(decided).toMatchObject({ status: 'APPROVED', step: 'EMI_PLAN_SELECTION' });
      expect(dataOf(await checkout.get('/app/payment/details'))).toMatchObject({
        isPreApproved: true,
        lenders: [{ lenderId }],
      });
      expect((await checkout.choose(lenderId)).body?.success).toBe(true);
      await checkout.agree();
      expect((await checkout.confirm('9000000003')).body?.success).toBe(true);
    });

    it('9000000009 is rejected and may apply with another lender; nobody under 21 may', async () => {
      fresh('9000000009');
      const { checkout, lenderId } = await applied('9000000009');
      expect(dataOf(await checkout.get('/app/transaction/ntb/application-status'))).toMatchObject({
        status: 'REJECTED',
        step: 'NTB',
      });
      expect(dataOf(await checkout.get('/app/payment/ntb/details'))).toMatchObject({ rejectedLenderIds: [lenderId] });
      const young = { ...form, lenderId, dateOfBirth: '2020-01-01' };
      expect((await checkout.post('/app/transaction/ntb/initiate-application', young)).status).toBe(400);
    });

    it('is told what the shop takes before the OTP, and nothing about himself', async () => {
      const checkout = await open();
      const { userPreEligibilityData } = dataOf(await checkout.post('/app/transaction/v1/check-pre-eligibility'));
      expect(userPreEligibilityData).toMatchObject({ isPreEligible: true, isMobileVerified: false });
      expect(dataOf(await checkout.get('/app/ntbpq/marketplace-info'))).toMatchObject({ isNtbAllowed: true });
      expect((await checkout.get('/app/ntbpq/eligible-lenders')).status).toBe(401);
      expect((await checkout.post('/app/credit-line/check-limit', { lenderId: '402' })).body?.code).toBe(
        'MOBILE_NOT_VERIFIED',
      );
    });

    it.each([4106, 4107])('of number 600000%i is told so when he applies', async (code) => {
      fresh(`600000${code}`);
      const { filed } = await applied(`600000${code}`);
      expect(filed.body).toMatchObject({ success: false, code });
    });
  });

  describe('the merchant’s server', () => {
    it('learns whether an amount has plans, and nothing about a person', async () => {
      expect(dataOf(await merchant.call('POST', '/app/pg/check-eligibility', { amount: 20_000 }))).toMatchObject({
        isEligible: true,
      });
      expect(dataOf(await merchant.call('POST', '/app/pg/check-eligibility', { amount: 1 }))).toMatchObject({
        isEligible: false,
        lenderIds: [],
        lowestEmi: null,
        nearestAmount: 1000,
      });
    });

    it('cannot send shoppers to somebody else’s page, or start an amount that no lender finances', async () => {
      expect((await merchant.order({ returnUrl: 'https://evil.example/' })).status).toBe(400);
      expect((await merchant.order({ amount: 1 })).body?.code).toBe(4016);
      expect((await merchant.order({ amount: 9_999_999 })).body?.code).toBe(4015);
    });

    it('starts an order anew: the earlier checkout is canceled', async () => {
      const orderId = 'ZM-anew-1';
      const first = await open({ orderId });
      await open({ orderId });
      expect((await first.choose()).body?.code).toBe(4100);
      expect(dataOf(await merchant.track(`txnUuid=${first.txnUuid}`))).toMatchObject({
        status: 'CANCELED',
        isFinal: true,
      });
    });

    it('asks by one name, and for its own orders alone', async () => {
      expect((await merchant.track('')).status).toBe(400);
      expect((await merchant.track('orderId=no-such-order')).status).toBe(404);
    });
  });
}
