import { describe, expect, it } from 'vitest';
import { emiPlans, lenderById } from '../../../shared/lenders';
import { buildKfs } from './build-kfs';
import { asAgreed } from './completion';

describe('plan of a receipt', () => {
  it("has the figures of the agreed statement, even if the lender's rate and fee have changed", () => {
    const lender = lenderById('402');
    const plan = lender && emiPlans(lender, 54_990).find(({ tenure }) => tenure === 6);
    if (!lender || !plan) throw new Error('no lender 402');
    const agreed = buildKfs({
      language: 'en',
      orderId: 'ZM-1',
      lender: { ...lender, loanTerms: { ...lender.loanTerms, fees: [] } },
      tenure: 6,
      annualRateBps: 1500,
      amountRupees: 54_990,
      dueRupees: 0,
      merchantName: 'Zenmart',
      maskedMobile: null,
      proposalNumber: 'KD7Q2X84LM-1',
      issuedAtMs: 0,
    });
    const shown = asAgreed(plan, agreed);
    expect(shown).toMatchObject({ emiPlanId: '402-6', tenure: 6, interestRate: 15, emi: agreed.instalmentPaise / 100 });
    expect(shown.cost).toMatchObject({ feesPaise: 0, totalPayablePaise: agreed.totalPayablePaise });
    expect(shown.cost?.totalPayablePaise).not.toBe(plan.cost?.totalPayablePaise);
  });
});
