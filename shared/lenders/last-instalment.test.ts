import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lastInstalmentPaise } from './last-instalment';
import { tenures } from './lender';
import { planCost } from './plans';
import { pricedPlans } from './priced-plan';
import { lenders } from './registry';
import { salesLenders } from './sales-lender';

it('the last instalment of every plan is the one in its schedule, and not named where it is like the others', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3_000, max: 500_000 }), (amount) => {
      for (const offered of salesLenders(lenders, amount)) {
        const lender = lenders.find(({ lenderId }) => lenderId === offered.lenderId);
        for (const plan of pricedPlans(offered)) {
          const tenure = tenures.find((each) => each === plan.tenure);
          const bps = tenure && lender?.annualRateBps[tenure];
          if (!lender || !tenure || !bps) throw new Error(`no rate of ${offered.name}`);
          const last = planCost(lender, tenure, bps, amount).instalments.at(-1);
          const lastPaise = (last?.paymentPaise ?? 0) - (last?.gstPaise ?? 0);
          expect(lastInstalmentPaise(plan) ?? plan.emi * 100).toBe(lastPaise);
        }
      }
    }),
    { numRuns: 40 },
  );
});
