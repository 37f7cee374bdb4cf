import { describe, expect, it } from 'vitest';
import { paymentErrors } from '../../../shared/errors/payment';
import { lenderById } from '../../../shared/lenders';
import { limitCustomer } from '../account/limit-customer';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { checkoutSteps, PLAIN_LENDER } from './checkout-steps';

export function paymentFaultTests(kadam: ServerOf): void {
  const { open, fresh, untilRefused } = checkoutSteps(kadam);

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
        // A lender that was not asked about this number before.
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

  describe('what a lender lends one customer at one shop', () => {
    // @req ERR-124
    it.each([
      ['9000000010', 'MERCHANT_NOT_ALLOWED', /not eligible for purchases with this merchant/],
      ['9000000011', 'MERCHANT_LIMIT_EXCEEDED', /not eligible for further purchases with this merchant/],
    ])('%s is refused a plan with %s, which names the lender; another may be chosen', async (number, name, words) => {
      const mobile = fresh(number);
      const checkout = await open();
      await checkout.verify(mobile);
      const refused = await checkout.choose();
      expect(refused.body).toMatchObject({ success: false, code: name });
      expect(refused.body?.message).toMatch(words);
      expect(refused.body?.message).toContain(`Please contact ${lenderById(PLAIN_LENDER)?.name} for`);
      expect(await checkout.details()).toMatchObject({ status: 'FAILED', step: 'RETRY', errorCode: name });
    });

    it('may be limited by the shop’s registration: paid orders and those under way count, also 4 at one moment', async () => {
      const limitTo = (rupees: number | null) => limitCustomer(kadam(), '402', rupees);
      const mobile = fresh('9000000001');
      const { total } = await kadam()
        .server.db.selectFrom('transactions')
        .select(({ fn, val }) => fn.coalesce(fn.sum<number>('amount_rupees'), val(0)).as('total'))
        .where('mobile', '=', mobile)
        .where('lender_id', '=', '402')
        .where((eb) => eb.or([eb('status', '=', 'COMPLETE'), eb('credit', 'in', ['reserved', 'asked'])]))
        .executeTakeFirstOrThrow();
      // One more order of ₹20,000, but not two.
      await limitTo(total + 30_000);
      try {
        const checkouts = [];
        for (let at = 0; at < 4; at += 1) {
          const checkout = await open();
          await checkout.verify(mobile);
          checkouts.push(checkout);
        }
        const answers = await Promise.all(checkouts.map((checkout) => checkout.choose('402')));
        expect(answers.map(({ body }) => body?.code ?? 'reserved').sort()).toEqual([
          'MERCHANT_LIMIT_EXCEEDED',
          'MERCHANT_LIMIT_EXCEEDED',
          'MERCHANT_LIMIT_EXCEEDED',
          'reserved',
        ]);
        await limitTo(0);
        const other = await open();
        await other.verify(mobile);
        expect((await other.choose('402')).body?.code).toBe('MERCHANT_NOT_ALLOWED');
        expect((await other.choose('401')).body?.success).toBe(true);
      } finally {
        await limitTo(null);
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

    it('4004 is none either: canceling and paying again wait for 30 s, then the lender cancels the request and another lender may be chosen', async () => {
      const mobile = fresh('6000004004');
      const checkout = await open({ orderExpiresInSeconds: 300 });
      expect((await untilRefused(checkout, mobile)).body?.code).toBe(4004);
      expect((await checkout.post('/app/payment/cancel')).body?.code).toBe(4008);
      expect(dataOf(await checkout.get('/app/payment/txn-status'))).toMatchObject({
        status: 'INITIATED',
        isPending: true,
      });
      kadam().clock.advance(29_999);
      expect((await checkout.choose('401')).body?.code).toBe(4008);
      expect(await checkout.details()).toMatchObject({ step: 'LENDER_OTP', isPending: true });
      kadam().clock.advance(1);
      expect(await checkout.details()).toMatchObject({
        status: 'FAILED',
        step: 'RETRY',
        failedStep: 'LENDER_OTP',
        errorCode: 4007,
        isPending: false,
      });
      expect((await checkout.choose('401')).body?.success).toBe(true);
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
}
