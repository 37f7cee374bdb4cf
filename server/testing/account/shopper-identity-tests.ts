import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, type ServerOf, someMobile, wrong } from '../sales/sales-steps';

export function shopperIdentityTests(kadam: ServerOf): void {
  const { open, fresh } = checkoutSteps(kadam);

  describe('the number', () => {
    it('takes 5 wrong OTPs, then none: 4002 counts down to 4003', async () => {
      const mobile = someMobile();
      const checkout = await open();
      await checkout.post('/app/payment/send-otp', { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true });
      const otp = wrong(await kadam().codeFor(mobile));
      const seen = [];
      for (let typed = 0; typed < 5; typed += 1) {
        const { body } = await checkout.post('/app/payment/verify-otp', { mobile, otp, isTermsAccepted: true });
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

    it('whose right OTP comes again is verified as before, until the session asks for an OTP to another one', async () => {
      const mobile = '9000000001';
      const checkout = await open();
      const agreed = { isTermsAccepted: true, isWhatsappConsentAccepted: true };
      await checkout.post('/app/payment/send-otp', { mobile, ...agreed });
      const typed = { mobile, otp: await kadam().codeFor(mobile), isTermsAccepted: true };
      const { serverNowMs: _, ...first } = dataOf(await checkout.post('/app/payment/verify-otp', typed));
      expect(dataOf(await checkout.post('/app/payment/verify-otp', typed))).toMatchObject(first);
      await checkout.post('/app/payment/send-otp', { mobile: someMobile(), ...agreed });
      expect((await checkout.post('/app/payment/verify-otp', typed)).body).toMatchObject({
        code: 'PAYMENT_OTP_EXPIRED',
        data: { attemptsRemaining: 5 },
      });
    });

    it('cannot be sent again to a number that was not asked for', async () => {
      const checkout = await open();
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
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const asked = { mobile: someMobile(), isTermsAccepted: true, isWhatsappConsentAccepted: true };
      await checkout.post('/app/payment/send-otp', asked);
      expect(await checkout.details()).toMatchObject({ step: 'VERIFY_MOBILE', isMobileVerified: false });
    });
  });

  describe('the second factor', () => {
    // @req TXN-018, ENT-010
    it('9000000005 has the PIN 1234 at every lender; a wrong one counts down, a bad form costs nothing', async () => {
      const mobile = fresh('9000000005');
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
}
