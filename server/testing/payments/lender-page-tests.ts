import { describe, expect, it } from 'vitest';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { checkoutSteps } from './checkout-steps';

export function lenderPageTests(kadam: ServerOf): void {
  const { open, fresh } = checkoutSteps(kadam);

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
      expect(page.text).toContain('from the credit line of <bdi>+91 90XXXXX007</bdi>');
      expect(page.text).toContain('The lender is simulated, and no money moves.');
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
        errorCode: 'PAYMENT_DECLINED_BY_CUSTOMER',
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

    it('with an unknown token is 404', async () => {
      expect((await kadam().request('GET', `/sandbox/lender/${'x'.repeat(22)}`)).status).toBe(404);
    });
  });
}
