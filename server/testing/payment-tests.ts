import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { describe, expect, it } from 'vitest';
import { type Checkout, checkoutSteps, PLAIN_LENDER } from './checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf, someMobile, wrong } from './sales-steps';

/** A shopper's way from the plan to the paid order. */
export function paymentTests(kadam: ServerOf): void {
  const { merchant, open, onPhone } = checkoutSteps(kadam);
  const mobileOf = (known: string): string => {
    // What earlier tests have sent and typed no longer counts.
    kadam().clock.advance(31 * MINUTE_MS);
    return known;
  };
  const paid = async (checkout: Checkout, mobile: string) => {
    await checkout.verify(mobile);
    await checkout.choose();
    await checkout.agree();
    return checkout.confirm(mobile);
  };
  const claimsOf = async (jws: unknown): Promise<Record<string, unknown>> => {
    const keys = JSON.parse((await kadam().request('GET', '/.well-known/jwks.json')).text) as JSONWebKeySet;
    const { payload } = await compactVerify(String(jws), createLocalJWKSet(keys));
    return JSON.parse(new TextDecoder().decode(payload)) as Record<string, unknown>;
  };

  describe('a payment', () => {
    it('goes from plan over number, statement and OTP to COMPLETE, with a signed result', async () => {
      const mobile = mobileOf('9000000001');
      const checkout = await open();
      expect(dataOf(await checkout.get('/app/payment/order-info'))).toMatchObject({
        amount: 20_000,
        deviceType: 'ONLINE',
      });
      expect(dataOf(await checkout.get('/app/payment/details'))).toMatchObject({
        isMobileVerified: false,
        isPreApproved: null,
      });
      expect(dataOf(await checkout.choose())).toMatchObject({ step: 'VERIFY_MOBILE' });
      expect(dataOf(await checkout.verify(mobile))).toMatchObject({
        step: 'VERIFY_MOBILE',
        isChosenPlanAvailable: true,
      });
      expect(dataOf(await checkout.choose())).toMatchObject({ step: 'KFS_CONSENT', kfsEnabled: true });
      expect(dataOf(await checkout.agree())).toMatchObject({
        step: 'LENDER_OTP',
        attemptsRemaining: 5,
        lenderRedirectUrl: null,
      });
      const reply = dataOf(await checkout.confirm(mobile));
      expect(reply).toMatchObject({
        status: 'COMPLETE',
        completion: {
          amount: 20_000,
          lenderId: PLAIN_LENDER,
          emiPlan: { tenure: 6 },
          returnUrl: 'http://127.0.0.1:4500/thanks',
        },
      });
      expect(await claimsOf(reply.signedResult)).toMatchObject({
        iss: 'http://localhost:4400',
        aud: 'zenmart_sandbox',
        sub: checkout.txnUuid,
        status: 'COMPLETE',
        isFinal: true,
        amount: 20_000,
        errorCode: null,
      });
      const { timeline } = await checkout.details();
      expect((timeline as { step: string; status: string }[]).map(({ step, status }) => `${step} ${status}`)).toEqual([
        'CW_OPENED INITIATED',
        'CW_OPENED COMPLETE',
        'EMI_PLAN_SELECTION INITIATED',
        'EMI_PLAN_SELECTION COMPLETE',
        'VERIFY_MOBILE INITIATED',
        'VERIFY_MOBILE COMPLETE',
        'VERIFY_MOBILE COMPLETE',
        'KFS_CONSENT INITIATED',
        'KFS_CONSENT COMPLETE',
        'LENDER_OTP INITIATED',
        'LENDER_OTP COMPLETE',
      ]);
    });

    it('that is repeated after it was paid gets the same result, and the order cannot be paid again', async () => {
      const mobile = mobileOf('9000000001');
      const orderId = `ZM-again-${mobile}`;
      const checkout = await open({ orderId });
      const first = dataOf(await paid(checkout, mobile));
      expect(dataOf(await checkout.post('/app/payment/confirm', { otp: '00000' })).signedResult).toBe(
        first.signedResult,
      );
      expect((await merchant.order({ orderId })).body).toMatchObject({ success: false, code: 4004 });
      expect(dataOf(await merchant.track(`orderId=${orderId}`))).toMatchObject({
        status: 'COMPLETE',
        maskedMobile: '90XXXXX001',
        signedResult: first.signedResult,
      });
    });

    it('takes exactly the amount from the customer’s limit: ₹60,000 pay ₹40,000 once', async () => {
      const mobile = mobileOf('9000000002');
      const checkout = await open({ amount: 40_000 });
      expect(dataOf(await checkout.verify(mobile))).toMatchObject({ step: 'EMI_PLAN_SELECTION' });
      const chosen = dataOf(await checkout.choose('401'));
      expect(chosen).toMatchObject({ step: 'TWO_FACTOR', aivfType: 'PAN' });
      expect(dataOf(await checkout.post('/app/payment/authorize', { aivfValue: 'ABCDE1234F' }))).toMatchObject({
        step: 'KFS_CONSENT',
      });
      await checkout.agree();
      expect((await checkout.confirm(mobile)).body?.success).toBe(true);
      const second = await open({ amount: 40_000 });
      kadam().clock.advance(MINUTE_MS);
      expect((await second.verify(mobile)).body?.data).toMatchObject({
        step: 'EMI_PLAN_SELECTION',
        isPreApproved: true,
      });
      const { lenders } = dataOf(await second.get('/app/payment/details'));
      expect(lenders).toMatchObject([{ lenderId: '401', maxLoanAmount: 20_000, emiPlans: [] }]);
      expect((await second.choose('401')).body).toMatchObject({ success: false, code: 4006 });
    });

    it('cannot skip a step: each call out of turn is 4100', async () => {
      const mobile = mobileOf('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      const early = [
        await checkout.post('/app/payment/confirm', { otp: '12345' }),
        await checkout.post('/app/payment/authorize', { aivfValue: '1234' }),
        await checkout.get('/app/payment/get-kfs-data'),
        await checkout.post('/app/transaction/resend-otp'),
      ];
      expect(early.map(({ body }) => body?.code)).toEqual([4100, 4100, 4100, 4100]);
      await checkout.choose();
      expect((await checkout.post('/app/payment/confirm', { otp: '12345' })).body?.code).toBe(4100);
    });

    it('is hidden from a session of the same payment that has not verified the number', async () => {
      const mobile = mobileOf('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const other = await onPhone(checkout);
      expect(await other.details()).toMatchObject({
        step: 'VERIFY_MOBILE',
        isMobileVerified: false,
        lenderId: null,
        maskedMobile: null,
      });
      expect((await other.get('/app/payment/get-kfs-data')).body).toMatchObject({
        success: false,
        code: 'MOBILE_NOT_VERIFIED',
      });
      expect(await checkout.details()).toMatchObject({
        step: 'KFS_CONSENT',
        isMobileVerified: true,
        lenderId: PLAIN_LENDER,
      });
    });

    it('gives the credit back when it is canceled, and is then over', async () => {
      const mobile = mobileOf('9000000002');
      const checkout = await open({ amount: 15_000 });
      await checkout.verify(mobile);
      await checkout.choose('401');
      const canceled = dataOf(await checkout.post('/app/payment/cancel'));
      expect(canceled).toMatchObject({ status: 'CANCELED' });
      expect(await claimsOf(canceled.signedResult)).toMatchObject({
        status: 'CANCELED',
        isFinal: true,
        lenderId: null,
      });
      expect((await checkout.choose('401')).body?.code).toBe(4100);
      const next = await open({ amount: 15_000 });
      kadam().clock.advance(MINUTE_MS);
      await next.verify(mobile);
      expect((await next.choose('401')).body?.success).toBe(true);
      await next.post('/app/transaction/cancel');
    });

    it('ends when the order’s time is over, and says so', async () => {
      const checkout = await open({ orderExpiresInSeconds: 60 });
      kadam().clock.advance(MINUTE_MS);
      expect((await checkout.choose()).body?.code).toBe('PAYMENT_ORDER_EXPIRED');
      const status = dataOf(await checkout.get('/app/payment/txn-status'));
      expect(status).toMatchObject({ status: 'FAILED', errorCode: 'PAYMENT_ORDER_EXPIRED', isPending: false });
      expect(await claimsOf(status.signedResult)).toMatchObject({ status: 'FAILED', isFinal: true });
    });

    it('of a customer with nothing is refused, and another number may be tried; the sixth is 4014', async () => {
      const mobile = mobileOf('9000000004');
      const checkout = await open();
      expect((await checkout.verify(mobile)).body).toMatchObject({
        success: false,
        code: 'USER_NOT_FOUND_INLINE',
      });
      for (let number = 0; number < 4; number += 1) {
        const asked = { mobile: someMobile(), isTermsAccepted: true, isWhatsappConsentAccepted: false };
        expect((await checkout.post('/app/payment/send-otp', asked)).body?.success).toBe(true);
      }
      expect((await checkout.verify(someMobile())).body?.code).toBe(4014);
    });

    it('of a customer who may apply leads to NTB', async () => {
      const mobile = mobileOf('9000000003');
      const checkout = await open();
      expect(dataOf(await checkout.verify(mobile))).toMatchObject({
        step: 'NTB',
        isNtbAllowed: true,
        isPreApproved: false,
      });
    });
  });

  describe('the number', () => {
    it('takes 5 wrong OTPs, then none: 4002 counts down to 4003', async () => {
      const mobile = someMobile();
      const checkout = await open();
      await checkout.post('/app/payment/send-otp', { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true });
      const otp = wrong(await kadam().codeFor(mobile));
      const seen = [];
      for (let typed = 0; typed < 5; typed += 1) {
        const { body } = await checkout.post('/app/payment/verify-otp', { mobile, otp });
        seen.push([body?.code, body?.data?.attemptsRemaining]);
      }
      expect(seen).toEqual([
        [4002, 4],
        [4002, 3],
        [4002, 2],
        [4002, 1],
        [4003, 0],
      ]);
    });

    it('needs the terms, and a number that was asked for', async () => {
      const checkout = await open();
      const asked = { mobile: '9000000001', isTermsAccepted: false, isWhatsappConsentAccepted: true };
      expect((await checkout.post('/app/payment/send-otp', asked)).status).toBe(400);
      expect((await checkout.post('/app/payment/resend-otp/', { mobile: '9000000001' })).body?.code).toBe(4100);
    });

    it('is sent another OTP after 30 s and not 1 ms earlier', async () => {
      const mobile = someMobile();
      const checkout = await open();
      await checkout.post('/app/payment/send-otp', { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true });
      kadam().clock.advance(29_999);
      expect((await checkout.post('/app/payment/resend-otp/', { mobile })).body?.code).toBe('OTP_TOO_SOON');
      kadam().clock.advance(1);
      expect((await checkout.post('/app/payment/resend-otp/', { mobile })).body?.success).toBe(true);
    });

    it('that is changed after a plan was reserved gives the credit back and begins again', async () => {
      const mobile = mobileOf('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const asked = { mobile: someMobile(), isTermsAccepted: true, isWhatsappConsentAccepted: true };
      await checkout.post('/app/payment/send-otp', asked);
      expect(await checkout.details()).toMatchObject({ step: 'VERIFY_MOBILE', isMobileVerified: false });
    });
  });

  describe('the second factor', () => {
    it('9000000005 has the PIN 1234 at every lender; a wrong one counts down, a bad form costs nothing', async () => {
      const mobile = mobileOf('9000000005');
      const checkout = await open();
      await checkout.verify(mobile);
      expect(dataOf(await checkout.choose())).toMatchObject({ step: 'TWO_FACTOR', aivfType: 'PIN' });
      const answer = (aivfValue: string) => checkout.post('/app/payment/authorize', { aivfValue });
      expect((await answer('12345')).status).toBe(400);
      expect((await answer('9999')).body).toMatchObject({ code: 4302, data: { attemptsRemaining: 2 } });
      expect(await checkout.details()).toMatchObject({ attemptsRemaining: 2, step: 'TWO_FACTOR' });
      expect(dataOf(await answer('1234'))).toMatchObject({ step: 'KFS_CONSENT', attemptsRemaining: null });
    });
  });

  describe('the statement', () => {
    it('is the same however often it is read, and a consent to another one is refused', async () => {
      const mobile = mobileOf('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const hash = async () =>
        (dataOf(await checkout.get('/app/payment/get-kfs-data')).kfsData as { contentHash: string }).contentHash;
      const first = await hash();
      kadam().clock.advance(1_000);
      expect(await hash()).toBe(first);
      const other = { kfsVersion: '2026-1', contentHash: 'another', isAccepted: true };
      expect((await checkout.post('/app/payment/authorize-kfs', other)).body?.code).toBe('PAYMENT_KFS_CHANGED');
      expect(dataOf(await checkout.agree())).toMatchObject({ consent: { contentHash: first, kfsVersion: '2026-1' } });
      expect(dataOf(await checkout.get('/app/transaction/get-kfs-data'))).toMatchObject({
        consent: { contentHash: first },
      });
    });

    it('is printed under a policy without scripts, for 10 minutes, by its own address alone', async () => {
      const mobile = mobileOf('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const { printUrl } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as { printUrl: string };
      const path = printUrl.replace('http://localhost:4400', '');
      const page = await kadam().request('GET', path);
      expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+';/);
      expect(page.text).toContain('Annual percentage rate');
      expect((await kadam().request('GET', path.replace(/key=./, 'key=_'))).status).toBe(404);
      kadam().clock.advance(10 * MINUTE_MS);
      expect((await kadam().request('GET', path)).status).toBe(404);
    });

    it('can be calculated before anything is reserved', async () => {
      const checkout = await open();
      const asked = { lenderId: PLAIN_LENDER, emiPlanId: `${PLAIN_LENDER}-6` };
      const { kfsData } = dataOf(await checkout.post('/app/transaction/calculate-kfs-data', asked));
      expect(kfsData).toMatchObject({ purchaseAmountPaise: 2_000_000, maskedMobile: null });
      expect(await checkout.details()).toMatchObject({ kfsConsent: null, lenderId: null });
    });

    it('is skipped where the lender has none: the OTP comes at once', async () => {
      const mobile = mobileOf('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      expect(dataOf(await checkout.choose('1703'))).toMatchObject({ step: 'LENDER_OTP', kfsEnabled: false });
      expect((await checkout.confirm(mobile)).body?.success).toBe(true);
    });
  });

  describe('going back to the plans', () => {
    it('gives the reserved credit back, and another plan is reserved', async () => {
      const mobile = mobileOf('9000000002');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose('401', 6);
      const report = { step: 'EMI_PLAN_SELECTION', status: 'INITIATED' };
      expect((await checkout.post('/app/transaction/track-stage', report)).body?.success).toBe(true);
      expect(await checkout.details()).toMatchObject({ step: 'EMI_PLAN_SELECTION' });
      const { lenders } = dataOf(await checkout.get('/app/payment/details'));
      expect(lenders).toMatchObject([{ lenderId: '401' }]);
      expect(dataOf(await checkout.choose('401', 9))).toMatchObject({ step: 'TWO_FACTOR' });
      await checkout.post('/app/payment/cancel');
    });

    it('is 4100 for a step that the payment is not at', async () => {
      const checkout = await open();
      const report = { step: 'KFS_CONSENT', status: 'INITIATED' };
      expect((await checkout.post('/app/transaction/track-stage', report)).body?.code).toBe(4100);
      const done = { step: 'KFS_CONSENT', status: 'COMPLETE' };
      expect((await checkout.post('/app/transaction/track-stage', done)).body?.code).toBe(4100);
    });
  });
}
