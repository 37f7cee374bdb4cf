import { describe, expect, it } from 'vitest';
import type { EmiPlan } from '../../../shared/api/sales';
import { emiPlans, lenderById } from '../../../shared/lenders';
import { limitCustomer } from '../account/limit-customer';
import { AMOUNT, dataOf, lenderIds, type ServerOf, salesSteps, someMobile } from './sales-steps';

export function eligibilityTests(kadam: ServerOf): void {
  const { check, send, verified } = salesSteps(kadam);

  describe('the first screens', () => {
    it('init names the merchant, the agent, the lenders and the support contact', async () => {
      const { status, body } = await kadam().call('init');
      expect(status).toBe(200);
      expect(body).toMatchObject({
        success: true,
        data: { merchantName: 'Zenmart', merchantAgentId: 'ZM-3071', serverNowMs: kadam().clock.nowMs() },
      });
      expect(body?.data?.lenders).toHaveLength(24);
    });

    // @req ENT-011
    it('₹20,000 has plans, lowest total for 12 months first; ₹100 has none', async () => {
      interface Plan {
        readonly tenure: number;
        readonly cost: { readonly totalPayablePaise: number; readonly aprBps: number } | null;
      }
      const lendersFor = async (amount: number) =>
        dataOf(await kadam().call('get-emi-details', { amount })).lenders as { name: string; emiPlans: Plan[] }[];
      const lenders = await lendersFor(AMOUNT);
      expect(lenders).toHaveLength(24);
      const ranks = lenders.map(({ name, emiPlans }) => {
        const cost = emiPlans.find(({ tenure }) => tenure === 12)?.cost;
        return { name, total: cost?.totalPayablePaise ?? Number.POSITIVE_INFINITY, apr: cost?.aprBps ?? 0 };
      });
      const compare = (a: (typeof ranks)[number], b: (typeof ranks)[number]): number =>
        (a.total === b.total ? 0 : a.total - b.total) || a.apr - b.apr || (a.name < b.name ? -1 : 1);
      expect(ranks).toEqual([...ranks].sort(compare));
      const without = await lendersFor(100);
      expect(without.flatMap(({ emiPlans }) => emiPlans)).toEqual([]);
      expect(without.map(({ name }) => name)).toEqual(without.map(({ name }) => name).sort());
    });

    it('pre-eligibility tells of amounts and consent, never of approval', async () => {
      const mobile = await verified('9000000001');
      expect((await kadam().call('pre-eligibility', { mobile, amount: AMOUNT })).body?.data).toMatchObject({
        isPreEligible: true,
        isMobileVerified: true,
        nearestAmount: AMOUNT,
      });
      const tooLow = await kadam().call('pre-eligibility', { mobile: someMobile(), amount: 1 });
      expect(tooLow.body?.data).toMatchObject({ isPreEligible: false, isMobileVerified: false, lenderIds: [] });
      expect(tooLow.body?.data?.nearestAmount).toBeGreaterThan(1);
    });
  });

  describe('eligibility', () => {
    it('9000000001 is pre-approved with all 24 lenders up to ₹5,00,000', async () => {
      const reply = await check(await verified('9000000001'));
      expect(reply.body?.data).toMatchObject({ isPreApproved: true });
      expect(lenderIds(reply, 'emiLenders')).toHaveLength(24);
      for (const { maxLoanAmount } of dataOf(reply).emiLenders as { maxLoanAmount: number }[])
        expect(maxLoanAmount).toBeLessThanOrEqual(500_000);
    });

    it('9000000002 is pre-approved with one lender up to ₹60,000', async () => {
      const reply = await check(await verified('9000000002'), 60_001);
      expect(reply.body?.data).toMatchObject({
        isPreApproved: true,
        isNtbAllowed: false,
        emiLenders: [{ maxLoanAmount: 60_000, emiPlans: [] }],
      });
    });

    // @req SAL-079
    it('9000000003 may apply as new to the bank, and is not pre-approved', async () => {
      const reply = await check(await verified('9000000003'));
      expect(reply.body?.data).toMatchObject({ isPreApproved: false, isNtbAllowed: true, emiLenders: [] });
      expect(lenderIds(reply, 'ntbLenders').length).toBeGreaterThan(0);
    });

    it('9000000004 has no lender and may not apply', async () => {
      expect((await check(await verified('9000000004'))).body?.data).toEqual({
        emiLenders: [],
        partLenders: [],
        ntbLenders: [],
        isPreApproved: false,
        isNtbAllowed: false,
        refusedHere: [],
      });
    });

    it('9000000012 is told what those who lend less would cost for the most that they lend', async () => {
      const { partLenders } = dataOf(await check(await verified('9000000012'), 54_990)) as {
        partLenders: { lenderId: string; emiPlans: EmiPlan[] }[];
      };
      expect(partLenders.map(({ lenderId }) => lenderId)).toEqual(['401']);
      const hdfc = lenderById('401');
      expect(partLenders[0]?.emiPlans).toEqual(hdfc && emiPlans(hdfc, 40_000));
    });

    // @req ERR-124
    it.each([
      ['9000000010', 'MERCHANT_NOT_ALLOWED'],
      ['9000000011', 'MERCHANT_LIMIT_EXCEEDED'],
    ])(
      '%s has 24 lenders that lend nothing at this shop: %s, and none of them counts as approved',
      async (mobile, errorName) => {
        const data = dataOf(await check(await verified(mobile)));
        expect(data).toMatchObject({ isPreApproved: false, emiLenders: [] });
        expect(data.refusedHere).toHaveLength(24);
        expect(data.refusedHere).toContainEqual({ lenderId: '401', name: 'HDFC Bank', errorName });
      },
    );

    it('the shop’s limit for one customer lowers what a lender gives; below what it finances, it refuses', async () => {
      const limitTo = (rupees: number | null) => limitCustomer(kadam(), '401', rupees);
      const mobile = await verified('9000000002');
      try {
        await limitTo(40_000);
        expect(dataOf(await check(mobile, 50_000))).toMatchObject({
          isPreApproved: true,
          emiLenders: [{ lenderId: '401', maxLoanAmount: 40_000, emiPlans: [] }],
          partLenders: [{ lenderId: '401', maxLoanAmount: 40_000 }],
          refusedHere: [],
        });
        for (const [rupees, errorName] of [
          [1, 'MERCHANT_LIMIT_EXCEEDED'],
          [0, 'MERCHANT_NOT_ALLOWED'],
        ] as const) {
          await limitTo(rupees);
          expect(dataOf(await check(mobile))).toMatchObject({
            isPreApproved: false,
            emiLenders: [],
            refusedHere: [{ lenderId: '401', errorName }],
          });
        }
      } finally {
        await limitTo(null);
      }
    });

    // @req ERR-016, Q-007
    it('9000000006 is blocked: HTTP 403, type User_Blocked_By_FM', async () => {
      const reply = await send('9000000006');
      expect(reply.status).toBe(403);
      expect(reply.body).toMatchObject({ success: false, code: 403, type: 'User_Blocked_By_FM' });
    });

    it('9000000008 waits 3 s for each lender, all at once', async () => {
      const mobile = await verified('9000000008');
      kadam().clock.waitsMs.length = 0;
      expect((await check(mobile)).body?.success).toBe(true);
      expect(kadam().clock.waitsMs.filter((waitMs) => waitMs === 3000)).toHaveLength(24);
    });

    it('any other number always gets the same answer', async () => {
      const mobile = await verified(someMobile());
      expect((await check(mobile)).body).toEqual((await check(mobile)).body);
    });

    it('sends no code to a number that cannot exist in India: it begins with 0 to 5', async () => {
      for (const first of [0, 1, 2, 3, 4, 5]) {
        const reply = await send(`${first}876543210`);
        expect(reply.status).toBe(400);
        expect((reply.body?.fields ?? []).map(({ path }) => path)).toEqual(['mobile']);
      }
    });

    it('needs a verified number', async () => {
      expect((await check(someMobile())).body).toMatchObject({ success: false });
    });
  });
}
