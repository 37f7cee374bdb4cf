// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem, tamarind } from '../screens/testing/state';
import { onDetails, onList, opened, submitAmount } from './testing/journeys';

const without = { ...banyan, emiPlans: [] };

describe('EMI details', () => {
  it('are kept, with the details of the selected lender, and open its screen where it has plans', () => {
    const play = onDetails();
    expect(play.state.getEmiDetailsResponse).toEqual({ status: 'success', data: [banyan, tamarind, neem] });
    expect(play.state).toMatchObject({ selectedLenderId: '1', selectedLenderDetails: banyan });
    expect(play.path).toBe('/sales-lender-details');
  });

  it('for another amount replace the plans on the details screen', () => {
    const dearer = { ...banyan, name: 'Banyan Bank', emiPlans: banyan.emiPlans.slice(0, 1) };
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.answer('getEmiDetails', { amount: 60_000, lenders: [dearer] });
    expect(play.state.selectedLenderDetails).toBe(dearer);
    expect(play.path).toBe('/sales-lender-details');
    expect(play.sheet).toBeNull();
  });

  it('without plans of the selected lender close the sheet and go back from the details', () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.answer('getEmiDetails', { amount: 60_000, lenders: [without, tamarind] });
    expect(play.sheet).toBeNull();
    expect(play.path).toBe('/sales-lenders-list');
  });

  it('without plans of the selected lender stay on the lenders list', () => {
    const play = onList();
    play.send({ type: 'lenderSelected', lenderId: '3' });
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '80000');
    play.answer('getEmiDetails', { amount: 80_000, lenders: [neem, tamarind] });
    expect(play.path).toBe('/sales-lenders-list');
    expect(play.sheet).toBeNull();
  });

  it('with no selected lender only close the sheet', () => {
    const play = onList();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.answer('getEmiDetails', { amount: 60_000 });
    expect(play.sheet).toBeNull();
    expect(play.path).toBe('/sales-lenders-list');
  });

  it('of a lender without a plan for the amount show MIN_AMOUNT_NOT_MATCH when it is tapped', () => {
    const play = onList();
    play.send({ type: 'lenderSelected', lenderId: '3' });
    expect(play.sheet).toBe('MIN_AMOUNT_NOT_MATCH');
    expect(play.path).toBe('/sales-lenders-list');
    expect(play.state.selectedLenderId).toBe('3');
  });

  it('that fail open the error modal with Retry, which asks again', () => {
    const play = opened();
    submitAmount(play, '54990');
    play.fail('getEmiDetails', { kind: 'http', status: 503, code: 503 });
    expect(play.state.errorModal).toMatchObject({ status: 'open', canRetry: true, exitHidden: false });
    play.send({ type: 'retryAsked' });
    expect(play.calls('getEmiDetails')).toHaveLength(2);
    expect(play.state.errorModal).toEqual({ status: 'closed' });
  });

  it('that fail and are given up lead from an empty list back to the amount', () => {
    const play = opened();
    submitAmount(play, '54990');
    play.fail('getEmiDetails');
    play.send({ type: 'errorExitAsked' });
    expect(play.path).toBe('/sales-emi-home');
  });

  it('that fail for another amount and are given up leave the plans of the first', () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    play.fail('getEmiDetails');
    play.send({ type: 'errorExitAsked' });
    expect(play.path).toBe('/sales-lender-details');
    expect(play.state).toMatchObject({ submittedAmount: 54_990, selectedLenderDetails: banyan });
  });
});
