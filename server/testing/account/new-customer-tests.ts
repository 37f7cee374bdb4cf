import { describe, expect, it } from 'vitest';
import { checkoutSteps } from '../payments/checkout-steps';
import { dataOf, type ServerOf } from '../sales/sales-steps';
import { identity } from './application-form';

export function newCustomerTests(kadam: ServerOf): void {
  const { open, fresh, merchant } = checkoutSteps(kadam);

  describe('a new customer', () => {
    const form = { userName: 'आशा Rao', email: '', ...identity };
    const applied = async (mobile: string) => {
      const checkout = await open();
      await checkout.verify(mobile);
      const { lenders } = dataOf(await checkout.get('/app/payment/ntb/details')) as { lenders: { lenderId: string }[] };
      const lenderId = lenders[0]?.lenderId ?? '';
      const filed = await checkout.post('/app/transaction/ntb/initiate-application', { ...form, lenderId });
      return { checkout, lenderId, filed };
    };

    // @req NTB-001
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

    it('9000000009 is rejected and may apply with another lender, but not under 21', async () => {
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

    // @req NTB-015
    it('9000000009 is offered a lender that rejected an earlier payment’s application in no list of a later payment', async () => {
      expect((await merchant.call('POST', '/sandbox/reset-customer', { mobile: '9000000009' })).body?.success).toBe(
        true,
      );
      const listed = async (): Promise<Readonly<Record<'offer' | 'ntb', readonly string[]>>> => {
        fresh('9000000009');
        const checkout = await open();
        await checkout.verify('9000000009');
        const ids = (lenders: unknown): string[] => (lenders as { lenderId: string }[]).map(({ lenderId }) => lenderId);
        const offer = ids(dataOf(await checkout.get('/app/payment/details')).ntbLenders);
        const ntb = ids(dataOf(await checkout.get('/app/payment/ntb/details')).lenders);
        return { offer, ntb };
      };
      const before = await listed();
      fresh('9000000009');
      const { checkout, lenderId } = await applied('9000000009');
      expect(before.offer).toContain(lenderId);
      await checkout.get('/app/transaction/ntb/application-status');
      const others = before.offer.filter((each) => each !== lenderId);
      expect(others).not.toEqual([]);
      expect(await listed()).toEqual({ offer: others, ntb: others });
    });

    it('9000000012, whose limits are below the price, may apply beside them, and is approved', async () => {
      fresh('9000000012');
      const checkout = await open({ amount: 90_000 });
      expect(dataOf(await checkout.verify('9000000012'))).toMatchObject({
        step: 'EMI_PLAN_SELECTION',
        isPreApproved: true,
      });
      const details = dataOf(await checkout.get('/app/payment/details'));
      const lenders = details.lenders as { lenderId: string; maxLoanAmount: number; emiPlans: unknown[] }[];
      const limits = lenders.map(({ lenderId, maxLoanAmount, emiPlans }) => [lenderId, maxLoanAmount, emiPlans.length]);
      expect(limits.sort()).toEqual([
        ['401', 40_000, 0],
        ['502', 80_000, 0],
      ]);
      const [lender] = details.ntbLenders as { lenderId: string }[];
      const lenderId = lender?.lenderId ?? '';
      const filed = await checkout.post('/app/transaction/ntb/initiate-application', { ...form, lenderId });
      expect(dataOf(filed)).toMatchObject({ status: 'SUBMITTED', step: 'NTB_APPLICATION' });
      await checkout.get('/app/transaction/ntb/application-status');
      expect((await checkout.choose(lenderId)).body?.success).toBe(true);
    });

    it('9000000012, refused by one lender, may apply as well', async () => {
      fresh('9000000012');
      const checkout = await open({ amount: 50_000 });
      await checkout.verify('9000000012');
      expect((await checkout.choose('401')).body?.success).toBe(false);
      const [lender] = dataOf(await checkout.get('/app/payment/details')).ntbLenders as { lenderId: string }[];
      const filed = { ...form, lenderId: lender?.lenderId ?? '' };
      expect((await checkout.post('/app/transaction/ntb/initiate-application', filed)).body?.success).toBe(true);
    });

    // @req NTB-009, NTB-010, NTB-018
    it('is told what the shop takes before the OTP, and nothing about himself', async () => {
      const checkout = await open();
      const { userPreEligibilityData } = dataOf(await checkout.post('/app/transaction/v1/check-pre-eligibility'));
      expect(userPreEligibilityData).toMatchObject({ isPreEligible: true, isMobileVerified: false });
      expect(dataOf(await checkout.get('/app/ntbpq/marketplace-info'))).toMatchObject({ isNtbAllowed: true });
      expect((await checkout.get('/app/ntbpq/eligible-lenders')).status).toBe(401);
      expect((await checkout.post('/app/credit-line/check-limit', { lenderId: '402' })).body?.code).toBe(
        'PAYMENT_MOBILE_NOT_VERIFIED',
      );
    });

    // @req NTB-026
    it.each([4106, 4107])('of number 600000%i is told so when he applies', async (code) => {
      fresh(`600000${code}`);
      const { filed } = await applied(`600000${code}`);
      expect(filed.body).toMatchObject({ success: false, code });
    });
  });
}
