import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import type { Reply } from '../server/test-server';
import { identity } from './application-form';
import { loggedInBrowser, loggedInFrame, someApplicant } from './customer-application-tests';

/** Neem Credit asks a new customer further questions on its page. */
const HOSTED_LENDER = '2203';
const form = { lenderId: HOSTED_LENDER, userName: 'Asha Rao', email: '', ...identity };
const pathOf = (url: unknown): string => String(url).replace('http://localhost:4400', '');

export function hostedApplicationTests(kadam: ServerOf): void {
  const { open } = checkoutSteps(kadam);
  const decide = (windowUrl: unknown, decision: 'finish' | 'withdraw'): Promise<Reply> =>
    kadam().request('POST', `${pathOf(windowUrl)}/${decision}`, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: '',
    });

  describe('an application that goes on at the lender’s', () => {
    const appliedWhilePaying = async () => {
      const mobile = someApplicant(HOSTED_LENDER);
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(mobile);
      const filed = dataOf(await checkout.post('/app/transaction/ntb/initiate-application', form));
      const status = async () => dataOf(await checkout.get('/app/transaction/ntb/application-status'));
      return { mobile, checkout, filed, status };
    };

    it('is announced by the offer, and by no other lender', async () => {
      const mobile = someApplicant(HOSTED_LENDER);
      kadam().clock.advance(31 * MINUTE_MS);
      const checkout = await open();
      await checkout.verify(mobile);
      const hosted = async (path: string, field: string): Promise<string[]> =>
        (dataOf(await checkout.get(path))[field] as { lenderId: string; isApplicationHosted: boolean }[]).flatMap(
          (lender) => (lender.isApplicationHosted ? [lender.lenderId] : []),
        );
      expect(await hosted('/app/payment/details', 'ntbLenders')).toEqual([HOSTED_LENDER]);
      expect(await hosted('/app/payment/ntb/details', 'lenders')).toEqual([HOSTED_LENDER]);
    });

    // @req NTB-006
    it('waits there until it is finished, leads back to the payment, and is decided then', async () => {
      const { mobile, checkout, filed, status } = await appliedWhilePaying();
      expect(filed).toMatchObject({ status: 'SUBMITTED', lenderWindowUrl: expect.stringMatching(/\/[\w-]{22}$/) });
      expect(filed.lenderWindowUrl).not.toContain(mobile);
      const { lenderWindowUrl } = filed;
      expect(await status()).toMatchObject({ status: 'SUBMITTED', step: 'NTB_APPLICATION', lenderWindowUrl });
      expect((await kadam().request('GET', pathOf(lenderWindowUrl))).text).toContain(
        `+91 ${mobile.slice(0, 2)}XXXXX${mobile.slice(7)}`,
      );
      const back = await decide(lenderWindowUrl, 'finish');
      expect([back.status, back.headers.location]).toEqual([
        303,
        `http://localhost:4400/checkout-lender-hosted-txn-redirect?txnUuid=${checkout.txnUuid}&merchantKey=zenmart_sandbox`,
      ]);
      expect(await status()).toMatchObject({
        status: 'APPROVED',
        step: 'EMI_PLAN_SELECTION',
        lenderWindowUrl: null,
      });
      await decide(lenderWindowUrl, 'withdraw');
      expect((await kadam().request('GET', pathOf(lenderWindowUrl))).text).toContain('You have finished');
    });

    it('withdrawn there is REJECTED, and another lender may be chosen', async () => {
      const { checkout, filed, status } = await appliedWhilePaying();
      await decide(filed.lenderWindowUrl, 'withdraw');
      expect(await status()).toMatchObject({ status: 'REJECTED', step: 'NTB', lenderWindowUrl: null });
      const { rejectedLenderIds } = dataOf(await checkout.get('/app/payment/ntb/details'));
      expect(rejectedLenderIds).toEqual([HOSTED_LENDER]);
    });

    it('outside a payment leads back to the page that shows where it stands', async () => {
      const frame = await loggedInFrame(kadam, someApplicant(HOSTED_LENDER));
      const filed = dataOf(await frame.post('/app/ntbpq/initiate-application', form));
      const back = await decide(filed.lenderWindowUrl, 'finish');
      const ref = /ref=([\w-]{22})$/.exec(String(back.headers.location))?.[1];
      expect(dataOf(await kadam().request('GET', `/app/ntbpq/info?ref=${ref}`))).toMatchObject({ status: 'APPROVED' });
      const path = `/app/ntbpq/application-status?applicationId=${filed.applicationId}`;
      expect(dataOf(await frame.get(path))).toMatchObject({ status: 'APPROVED', lenderWindowUrl: null });
    });

    it('that was started on the site returns to its page there, in the same language', async () => {
      const own = await loggedInBrowser(kadam, someApplicant(HOSTED_LENDER));
      const filed = dataOf(await own.post('/app/ntbpq/initiate-application', form));
      const back = await decide(filed.lenderWindowUrl, 'finish');
      expect(back.headers.location).toBe(`http://localhost:4400/ntb-status?applicationId=${filed.applicationId}`);
      const path = `/app/ntbpq/application-status?applicationId=${filed.applicationId}`;
      expect(dataOf(await own.get(path))).toMatchObject({ status: 'APPROVED', lenderWindowUrl: null });
    });

    it('with an unknown token is 404', async () => {
      expect((await decide(`/sandbox/application/${'x'.repeat(22)}`, 'finish')).status).toBe(404);
      expect((await kadam().request('GET', `/sandbox/application/${'x'.repeat(22)}`)).status).toBe(404);
    });
  });
}
