// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan } from '../screens/testing/state';
import { bottomSheetData } from './spec-names';
import { onDetails, submitAmount, withResult } from './testing/journeys';

const noPlans = { ...banyan, emiPlans: [] };
const upTo40 = { ...noPlans, maxLoanAmount: 40_000 };

describe('a customer whom the selected lender has approved for ₹40,000, of the ₹54,990 that were asked', () => {
  const checked = () => withResult(onDetails(), { emiLenders: [upTo40], isPreApproved: true });
  const at40 = { amount: 40_000, lenders: [{ ...banyan, name: 'Banyan Bank' }] };

  it('is told so, and never that nobody approved', () => {
    const harness = checked();
    expect(harness.path).toBe('/sales-lenders-list');
    expect(bottomSheetData(harness.state)).toMatchObject({
      mainTitle: '₹54,990 is above the customer’s ₹40,000 limit',
      subTitle: '+91-98765 43210, Banyan Bank. The nearest ways, in order of what the customer pays in all:',
      btnName: 'Use ₹40,000',
      secondaryText: 'Check another number',
    });
  });

  it('one tap goes on with ₹40,000: its plans, and the lenders are asked again for it', () => {
    const harness = checked();
    harness.send({ type: 'approvedAmountAsked', lenderId: '1' });
    expect(harness.state).toMatchObject({
      purchase: { amount: '40000', submittedAmount: 40_000, selectedLenderId: '1' },
    });
    expect(harness.calls('getEmiDetails').at(-1)?.body).toEqual({ amount: 40_000 });
    harness.answer('getEmiDetails', at40);
    expect(harness.path).toBe('/sales-lender-details');
    expect(harness.calls('checkEligibility').map(({ body }) => body.amount)).toEqual([54_990, 40_000]);
    harness.answer('checkEligibility');
    expect([harness.sheet, harness.state.purchase.outcome]).toEqual(['USER_ELIGIBILITY_INFO', 'CUST_PRE_APPROVED_MSG']);
    expect(harness.calls('sendShareCode')).toHaveLength(1);
  });

  it('plans that do not come are asked for again by Retry, and then the lenders', () => {
    const harness = checked();
    harness.send({ type: 'approvedAmountAsked', lenderId: '1' });
    harness.fail('getEmiDetails');
    harness.send({ type: 'retryAsked' });
    harness.answer('getEmiDetails', at40);
    expect(harness.calls('checkEligibility')).toHaveLength(2);
  });

  it('given up, it checks nobody for the plans of another amount', () => {
    const harness = checked();
    harness.send({ type: 'approvedAmountAsked', lenderId: '1' });
    harness.send({ type: 'back' });
    submitAmount(harness, '54990');
    harness.answer('checkEligibility');
    harness.answer('getEmiDetails');
    harness.send({ type: 'lenderSelected', lenderId: '1' });
    expect(harness.path).toBe('/sales-lender-details');
    expect(harness.calls('checkEligibility').map(({ body }) => body.amount)).toEqual([54_990, 54_990]);
  });

  it('of another lender is offered where the selected one did not approve', () => {
    const harness = withResult(onDetails(), { emiLenders: [{ ...upTo40, lenderId: '2', name: 'Tamarind Bank' }] });
    expect(bottomSheetData(harness.state)).toMatchObject({
      mainTitle: 'Not approved with Banyan Bank',
      btnName: 'Use ₹40,000 with Tamarind Bank',
    });
    harness.send({ type: 'approvedAmountAsked', lenderId: '2' });
    expect(harness.state).toMatchObject({ purchase: { submittedAmount: 40_000, selectedLenderId: '2' } });
  });

  it('a lender that approved and has no plan within its limits is not called unapproved', () => {
    const harness = withResult(onDetails(), { emiLenders: [noPlans], isPreApproved: true });
    expect(bottomSheetData(harness.state)).toMatchObject({
      mainTitle: 'No plan for ₹54,990',
      subTitle: 'Banyan Bank has approved this customer, but has no EMI plan for ₹54,990.',
    });
  });
});
