import { describe, expect, it } from 'vitest';
import type { Kfs } from '../../shared/api/kfs';
import type { EmiPlan } from '../../shared/api/sales';
import { dayText, monthsEn } from '../../shared/format/day-text';
import { formatPaise } from '../../shared/format/number';
import { checkoutSteps, PLAIN_LENDER } from './checkout-steps';
import { dataOf, MINUTE_MS, type ServerOf } from './sales-steps';

/** A lender without second factor that has no cost over 3 months. */
const NO_COST_LENDER = '701';

/** The Key Facts Statement of a payment. */
export function kfsTests(kadam: ServerOf): void {
  const { open, fresh } = checkoutSteps(kadam);

  describe('the statement', () => {
    it('is the same however often it is read, and a consent to another one is refused', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const hash = async () =>
        (dataOf(await checkout.get('/app/payment/get-kfs-data')).kfsData as { contentHash: string }).contentHash;
      const first = await hash();
      kadam().clock.advance(1_000);
      expect(await hash()).toBe(first);
      const other = { kfsVersion: '2026-3', contentHash: 'another', isAccepted: true };
      expect((await checkout.post('/app/payment/authorize-kfs', other)).body?.code).toBe('PAYMENT_KFS_CHANGED');
      expect(dataOf(await checkout.agree())).toMatchObject({ consent: { contentHash: first, kfsVersion: '2026-3' } });
      expect(dataOf(await checkout.get('/app/transaction/get-kfs-data'))).toMatchObject({
        consent: { contentHash: first },
      });
    });

    it('is printed under a policy without scripts, for 10 minutes, by its own address alone', async () => {
      const mobile = fresh('9000000001');
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

    it('says to the paisa what the plan said before it and the receipt after it, and the printed page the same', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose();
      const { emiPlan } = await checkout.details();
      const { kfsData, printUrl } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as {
        kfsData: Kfs;
        printUrl: string;
      };
      await checkout.agree();
      const { completion } = dataOf(await checkout.confirm(mobile)) as { completion: { emiPlan: EmiPlan } };
      expect(completion.emiPlan).toEqual(emiPlan);
      expect(completion.emiPlan.cost).toEqual({
        discountPaise: kfsData.discountPaise,
        interestPaise: kfsData.totalInterestPaise,
        gstOnInterestPaise: kfsData.totalGstOnInterestPaise,
        feesPaise: kfsData.totalFeesPaise,
        totalPayablePaise: kfsData.totalPayablePaise,
      });
      const page = await kadam().request('GET', printUrl.replace('http://localhost:4400', ''));
      expect(page.text).toContain(formatPaise(kfsData.totalPayablePaise));
      const days = kfsData.schedule.map(({ dueOn }) => dayText(dueOn, monthsEn));
      for (const shown of [...days, `${(kfsData.aprBps / 100).toFixed(2)}% a year`]) expect(page.text).toContain(shown);
      expect(page.text.match(/\b\d{4}-\d\d-\d\d\b/g)).toBeNull();
      expect(page.text).toContain('<th scope="col" class="n">Interest</th>');
    });

    it('of a no-cost plan lends less than the price, and the lender’s OTP names the price as what is paid, not as a loan', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      await checkout.choose(NO_COST_LENDER, 3);
      const { kfsData } = dataOf(await checkout.get('/app/payment/get-kfs-data')) as { kfsData: Kfs };
      expect(kfsData.loanAmountPaise).toBeLessThan(kfsData.purchaseAmountPaise);
      await checkout.agree();
      const { body } = await kadam().request('GET', `/sandbox/sms?mobile=${mobile}`);
      const { messages = [] } = body as { messages?: readonly { readonly text: string }[] };
      expect(messages.at(-1)?.text).toContain(
        `is your OTP to pay ₹20,000 to Zenmart with EMI from ${kfsData.lenderName}.`,
      );
    });

    it('can be calculated before anything is reserved', async () => {
      const checkout = await open();
      const asked = { lenderId: PLAIN_LENDER, emiPlanId: `${PLAIN_LENDER}-6` };
      const { kfsData } = dataOf(await checkout.post('/app/transaction/calculate-kfs-data', asked));
      expect(kfsData).toMatchObject({ purchaseAmountPaise: 2_000_000, maskedMobile: null });
      expect(await checkout.details()).toMatchObject({ kfsConsent: null, lenderId: null });
    });

    it('is skipped where the lender has none: the OTP comes at once', async () => {
      const mobile = fresh('9000000001');
      const checkout = await open();
      await checkout.verify(mobile);
      expect(dataOf(await checkout.choose('1703'))).toMatchObject({ step: 'LENDER_OTP', kfsEnabled: false });
      expect((await checkout.confirm(mobile)).body?.success).toBe(true);
    });
  });
}
