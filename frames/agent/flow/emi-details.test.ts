// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem, tamarind } from '../screens/testing/state';
import { onDetails, onList, opened, submitAmount } from './testing/journeys';

const without = { ...banyan, emiPlans: [] };

describe('EMI details', () => {
  // @req SAL-035, SAL-036, SAL-066, SAL-068
  it('are kept, with the details of the selected lender, and open its screen where it has plans', () => {
    const harness = onDetails();
    expect(harness.state.purchase.getEmiDetailsResponse).toEqual({ status: 'success', data: [banyan, tamarind, neem] });
    expect(harness.state).toMatchObject({ purchase: { selectedLenderId: '1', selectedLenderDetails: banyan } });
    expect(harness.path).toBe('/sales-lender-details');
  });

  it('for another amount replace the plans on the details screen', () => {
    const dearer = { ...banyan, name: 'Banyan Bank', emiPlans: banyan.emiPlans.slice(0, 1) };
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.answer('getEmiDetails', { amount: 60_000, lenders: [dearer] });
    expect(harness.state.purchase.selectedLenderDetails).toBe(dearer);
    expect(harness.path).toBe('/sales-lender-details');
    expect(harness.sheet).toBeNull();
  });

  // @req SAL-037, SAL-038
  it('without plans of the selected lender close the sheet and go back from the details', () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.answer('getEmiDetails', { amount: 60_000, lenders: [without, tamarind] });
    expect(harness.sheet).toBeNull();
    expect(harness.path).toBe('/sales-lenders-list');
  });

  // @req SAL-038
  it('without plans of the selected lender stay on the lenders list', () => {
    const harness = onList();
    harness.send({ type: 'lenderSelected', lenderId: '3' });
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '80000');
    harness.answer('getEmiDetails', { amount: 80_000, lenders: [neem, tamarind] });
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.sheet).toBeNull();
  });

  it('with no selected lender only close the sheet', () => {
    const harness = onList();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.answer('getEmiDetails', { amount: 60_000 });
    expect(harness.sheet).toBeNull();
    expect(harness.path).toBe('/sales-lenders-list');
  });

  it('of a lender without a plan for the amount show MIN_AMOUNT_NOT_MATCH when it is tapped', () => {
    const harness = onList();
    harness.send({ type: 'lenderSelected', lenderId: '3' });
    expect(harness.sheet).toBe('MIN_AMOUNT_NOT_MATCH');
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.state.purchase.selectedLenderId).toBe('3');
  });

  // @req SAL-053, TXN-035
  it('that fail open the error modal with Retry, which asks again', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.fail('getEmiDetails', { kind: 'http', status: 503, code: 503 });
    expect(harness.state.modal).toMatchObject({ name: 'errorModal', canRetry: true, exitHidden: false });
    harness.send({ type: 'retryAsked' });
    expect(harness.calls('getEmiDetails')).toHaveLength(2);
    expect(harness.state.modal).toEqual({ name: 'none' });
  });

  it('that fail and are given up lead from an empty list back to the amount', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.fail('getEmiDetails');
    harness.send({ type: 'errorExitAsked' });
    expect(harness.path).toBe('/sales-emi-home');
  });

  it('that fail for another amount and are given up leave the plans of the first', () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    harness.fail('getEmiDetails');
    harness.send({ type: 'errorExitAsked' });
    expect(harness.path).toBe('/sales-lender-details');
    expect(harness.state).toMatchObject({ purchase: { submittedAmount: 54_990, selectedLenderDetails: banyan } });
  });
});
