import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { describe, expect, it } from 'vitest';
import { dataOf, MINUTE_MS, type ServerOf, someMobile } from '../sales/sales-steps';
import { asAnswered, newFrame } from '../widgets/widget-steps';
import { type Checkout, checkoutSteps, PLAIN_LENDER } from './checkout-steps';

export function paymentTests(kadam: ServerOf): void {
  const { merchant, open, onPhone, fresh } = checkoutSteps(kadam);
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
    it('begins with a session that preloads order, place and plans, as its calls would answer in that order', async () => {
      const { checkoutToken } = dataOf(await merchant.order());
      const frame = newFrame(kadam);
      const { sessionToken, givenAlong } = dataOf(await frame.post('/app/widget/init', { checkoutToken }));
      frame.token = String(sessionToken);
      const order = await asAnswered(frame, 'GET', '/app/payment/order-info');
      const { sessionConfig, ...rest } = dataOf(await frame.get('/app/payment/order-info'));
      expect(sessionConfig).toMatchObject({ routeDetails: { step: 'EMI_PLAN_SELECTION' } });
      expect(givenAlong).toEqual([
        // As before the plans were shown, here and in the details.
        {
          ...order,
          data: { ...rest, sessionConfig: { ...Object(sessionConfig), routeDetails: { step: 'CW_OPENED' } } },
        },
        {
          method: 'GET',
          path: '/app/transaction/details',
          input: {},
          data: expect.objectContaining({ step: 'CW_OPENED' }),
        },
        await asAnswered(frame, 'GET', '/app/payment/details'),
      ]);
    });

    // @req TXN-016, TXN-042, NFR-013
    it('goes from plan over number, statement and OTP to COMPLETE, with a signed result', async () => {
      const mobile = fresh('9000000001');
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
      const { txnId, orderId, sessionConfig } = dataOf(await checkout.get('/app/payment/order-info'));
      expect(dataOf(await checkout.get('/app/payment/get-kfs-data'))).toMatchObject({
        txnDetails: { txnId, orderId, merchantName: 'Zenmart' },
      });
      expect(sessionConfig).toMatchObject({
        shouldShowTimer: true,
        shouldShowTransactionDetails: true,
        redirectToEnterMobile: false,
        pageKey: 'checkout',
        txnHeader: { merchantName: 'Zenmart' },
        routeDetails: { step: 'KFS_CONSENT' },
        metadata: { channel: 'ONLINE' },
      });
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
        'KFS_CONSENT INITIATED',
        'KFS_CONSENT COMPLETE',
        'LENDER_OTP INITIATED',
        'LENDER_OTP COMPLETE',
      ]);
    });

    it('that is repeated after it was paid gets the same result, and the order cannot be paid again', async () => {
      const mobile = fresh('9000000001');
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
      const mobile = fresh('9000000002');
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
      const mobile = fresh('9000000001');
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
      const mobile = fresh('9000000001');
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
        code: 'PAYMENT_ELSEWHERE',
      });
      expect(await checkout.details()).toMatchObject({
        step: 'KFS_CONSENT',
        isMobileVerified: true,
        lenderId: PLAIN_LENDER,
      });
    });

    it('gives the credit back when it is canceled, and is then over', async () => {
      const mobile = fresh('9000000002');
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

    it('is prolonged by 10 minutes with 2:30 left or less, once by two presses, also for the lender, and ends then', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      const extend = () => checkout.post('/app/payment/extend-order');
      const order = async () => dataOf(await checkout.get('/app/payment/order-info'));
      const { expiresAtMs, extensionsRemaining } = await order();
      expect(extensionsRemaining).toBe(10);
      kadam().clock.advance(12 * MINUTE_MS);
      expect(dataOf(await extend())).toMatchObject({ expiresAtMs, extensionsRemaining: 10 });
      await checkout.verify(mobile);
      await checkout.choose();
      kadam().clock.advance(MINUTE_MS);
      const later = Number(expiresAtMs) + 10 * MINUTE_MS;
      const pressed = await Promise.all([extend(), extend()]);
      for (const reply of pressed) expect(dataOf(reply)).toMatchObject({ expiresAtMs: later, extensionsRemaining: 9 });
      expect(await order()).toMatchObject({ expiresAtMs: later, extensionsRemaining: 9 });
      // The lender still has the earlier reservation.
      kadam().clock.advance(9 * MINUTE_MS);
      await checkout.agree();
      expect((await checkout.confirm(mobile)).body?.success).toBe(true);
      expect((await extend()).body?.code).toBe(4100);
    });

    it('is prolonged by no session that does not own it, and not once its time is over', async () => {
      const mobile = fresh('9000000001');
      const owner = await open({ orderExpiresInSeconds: 120 });
      await owner.verify(mobile);
      const looker = await onPhone(owner);
      expect((await looker.post('/app/payment/extend-order')).body?.code).toBe('PAYMENT_ELSEWHERE');
      expect(dataOf(await owner.post('/app/payment/extend-order')).extensionsRemaining).toBe(9);
      kadam().clock.advance(12 * MINUTE_MS);
      expect((await owner.post('/app/payment/extend-order')).body?.code).toBe('PAYMENT_ORDER_EXPIRED');
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
      const mobile = fresh('9000000004');
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
      const mobile = fresh('9000000003');
      const checkout = await open();
      expect(dataOf(await checkout.verify(mobile))).toMatchObject({
        step: 'NTB',
        isNtbAllowed: true,
        isPreApproved: false,
      });
    });
  });

  describe('going back to the plans', () => {
    it('gives the reserved credit back, and another plan is reserved', async () => {
      const mobile = fresh('9000000002');
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

    // @req API-045
    it('leaves the payment at its step where CW_OPENED INITIATED, which the timeline has, is reported late', async () => {
      const checkout = await open();
      await checkout.choose();
      const report = { step: 'CW_OPENED', status: 'INITIATED' };
      const { body } = await checkout.post('/app/transaction/track-stage', report);
      expect(body?.data).toMatchObject({
        ...report,
        timeline: expect.arrayContaining([expect.objectContaining(report)]),
      });
      expect(await checkout.details()).toMatchObject({ step: 'VERIFY_MOBILE' });
    });

    // @req TXN-024
    it('is tracked with the channel of the payment, ONLINE, and 4100 with OFFLINE', async () => {
      const checkout = await open();
      await checkout.choose();
      const track = (channel: string) =>
        checkout.post('/app/transaction/track-stage', { step: 'CW_OPENED', status: 'INITIATED', channel });
      expect((await track('ONLINE')).body?.success).toBe(true);
      expect((await track('OFFLINE')).body?.code).toBe(4100);
      expect((await track('PAYMENT_LINK')).status).toBe(400);
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
