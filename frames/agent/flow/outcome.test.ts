// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, tamarind } from '../screens/testing/state';
import { decideOutcome } from './outcome';
import type { Outcome } from './outcomes';
import type { EligibilityResponse } from './state';
import { eligibilityOf } from './testing/harness';

const noPlans = { ...banyan, emiPlans: [] };
const upTo40 = { ...noPlans, maxLoanAmount: 40_000 };
const approved: Partial<EligibilityResponse> = { emiLenders: [banyan], isPreApproved: true };
const mayApply: Partial<EligibilityResponse> = { ntbLenders: [banyan], isNtbAllowed: true };

describe('the outcome, first rule first', () => {
  // @req SAL-024, SAL-025, SAL-026, SAL-028, Q-016, Q-018
  it.each<[string, Partial<EligibilityResponse>, string | null, Outcome]>([
    ['no lender and neither flag', {}, null, 'NO_LENDERS_MSG'],
    ['no lender and neither flag, lender 1 selected', {}, '1', 'NO_LENDERS_MSG'],
    ['no lender but the flag pre-approved, lender 1 selected', { isPreApproved: true }, '1', 'TRY_ANOTHER_LENDER_MSG'],
    ['lender 2 approved, lender 1 selected', { ...approved, emiLenders: [tamarind] }, '1', 'TRY_ANOTHER_LENDER_MSG'],
    [
      'lender 2 takes applications, lender 1 selected',
      { ...mayApply, ntbLenders: [tamarind] },
      '1',
      'TRY_ANOTHER_LENDER_MSG',
    ],
    ['lender 1 approved and selected', approved, '1', 'CUST_PRE_APPROVED_MSG'],
    ['lender 1 approved, none selected', approved, null, 'CUST_PRE_APPROVED_MSG'],
    ['both flags', { ...approved, ...mayApply }, '1', 'CUST_PRE_APPROVED_MSG'],
    ['lender 1 takes applications and is selected', mayApply, '1', 'CUST_CREDIT_LIMIT_MSG'],
    ['lender 1 takes applications, none selected', mayApply, null, 'CUST_CREDIT_LIMIT_MSG'],
    ['a lender without either flag', { emiLenders: [banyan] }, null, 'CUST_PRE_APPROVED_MSG'],
    ['a lender to apply with, but not allowed to', { ntbLenders: [banyan] }, null, 'NO_LENDERS_MSG'],
    ['lender 1 approved for ₹40,000 and selected', { ...approved, emiLenders: [upTo40] }, '1', 'APPROVED_FOR_LESS_MSG'],
    ['all approved for less, none selected', { ...approved, emiLenders: [upTo40] }, null, 'APPROVED_FOR_LESS_MSG'],
    [
      'lender 1 approved for ₹40,000, lender 2 for the amount, lender 1 selected',
      { ...approved, emiLenders: [tamarind, upTo40] },
      '1',
      'APPROVED_FOR_LESS_MSG',
    ],
    [
      'lender 1 approved for ₹40,000, lender 2 for the amount, none selected',
      { ...approved, emiLenders: [tamarind, upTo40] },
      null,
      'CUST_PRE_APPROVED_MSG',
    ],
    [
      'lender 1 approved for ₹40,000, lender 2 selected',
      { ...approved, emiLenders: [upTo40] },
      '2',
      'TRY_ANOTHER_LENDER_MSG',
    ],
  ])('%s', (_, answer, selected, outcome) => {
    expect(decideOutcome(eligibilityOf(answer), selected, 54_990)).toBe(outcome);
  });
});
