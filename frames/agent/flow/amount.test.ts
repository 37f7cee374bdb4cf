// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem } from '../screens/testing/state';
import { bottomSheetData } from './spec-names';
import { Harness, MOBILE, openRequest, START_MS } from './testing/harness';
import { alone, onDetails, onList, opened, submitAmount, withResult } from './testing/journeys';

describe('the amount', () => {
  // @req VAL-046, VAL-047
  it('keeps 1234567 of 12a34567890: digits, at most seven', () => {
    const harness = opened();
    harness.send({ type: 'amountTyped', text: '12a34567890' });
    expect(harness.state.purchase.amount).toBe('1234567');
  });

  it('is asked of nobody while it is empty', () => {
    const harness = opened();
    harness.send({ type: 'amountSubmitted' });
    expect(harness.calls('getEmiDetails')).toEqual([]);
    expect(harness.state.purchase.amountIssue).toEqual({ kind: 'none' });
  });

  // @req VAL-048
  it('0 is refused at its field and asked of nobody', () => {
    const harness = opened();
    submitAmount(harness, '0');
    expect(harness.state.purchase.amountIssue).toEqual({ kind: 'invalid' });
    expect(harness.calls('getEmiDetails')).toEqual([]);
  });

  it('54,990 goes to the lenders list and is asked of every lender', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.calls('getEmiDetails').map(({ body }) => body)).toEqual([{ amount: 54_990 }]);
    expect(harness.state.purchase.getEmiDetailsResponse).toEqual({ status: 'initiated' });
  });

  it('is asked once however often Calculate EMI is pressed', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.send({ type: 'amountSubmitted' });
    harness.send({ type: 'amountSubmitted' });
    expect(harness.calls('getEmiDetails')).toHaveLength(1);
  });

  // @req SAL-065
  it('holds the typed, the submitted and the one submitted before: 60000, 54990, 20000', () => {
    const harness = opened();
    submitAmount(harness, '20000');
    harness.answer('getEmiDetails', { amount: 20_000 });
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '54990');
    harness.answer('getEmiDetails');
    harness.send({ type: 'amountTyped', text: '60000' });
    expect(harness.state).toMatchObject({ purchase: { amount: '60000', submittedAmount: 54_990, prevAmount: 20_000 } });
  });

  it('another one makes the result of a check void, the same one does not', () => {
    const harness = withResult(onDetails(), { emiLenders: [banyan], isPreApproved: true });
    harness.send({ type: 'sheetClosed' });
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '54990');
    expect(harness.state.purchase.outcome).toBe('CUST_PRE_APPROVED_MSG');
    harness.answer('getEmiDetails');
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    expect(harness.state).toMatchObject({ purchase: { outcome: null, checkEligibilityResponse: { status: 'none' } } });
  });
});

describe('the range of the selected lender, 3000 to 500000', () => {
  // @req VAL-049, VAL-050, Q-014
  it.each([
    ['2999', { kind: 'belowMin', minRupees: 3000 }],
    ['3000', { kind: 'none' }],
    ['500000', { kind: 'none' }],
    ['500001', { kind: 'aboveMax', maxRupees: 500_000 }],
  ] as const)('%s is %o', (amount, issue) => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, amount);
    expect(harness.state.purchase.amountIssue).toEqual(issue);
    expect(harness.calls('getEmiDetails')).toHaveLength(issue.kind === 'none' ? 2 : 1);
  });

  // @req Q-014
  it('does not hold without a selected lender', () => {
    const harness = opened();
    submitAmount(harness, '500');
    expect(harness.state.purchase.amountIssue).toEqual({ kind: 'none' });
    expect(harness.path).toBe('/sales-lenders-list');
  });

  it('offers the lenders for ₹500 after the check, which lets the selected one go', () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    harness.send({ type: 'lendersForAmountAsked' });
    expect(harness.state.purchase.submittedAmount).toBe(54_990);
    submitAmount(harness, '500');
    harness.send({ type: 'lendersForAmountAsked' });
    expect(harness.state).toMatchObject({ purchase: { selectedLenderId: null, submittedAmount: 500 } });
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.sheet).toBeNull();
  });
});

describe('from the amount on', () => {
  it('a verified customer is checked at once on the amount screen', () => {
    const verifiedMobiles = [{ mobile: MOBILE, untilMs: START_MS + 60_000 }];
    const harness = opened({ mobile: MOBILE, verifiedMobiles });
    submitAmount(harness, '54990');
    expect(harness.calls('checkEligibility').map(({ body }) => body)).toEqual([{ mobile: MOBILE, amount: 54_990 }]);
    expect(harness.path).toBe('/sales-emi-home');
  });

  it('a sheet that stands alone asks for the number next', () => {
    const harness = alone();
    submitAmount(harness, '54990');
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
    expect(harness.calls('getEmiDetails')).toEqual([]);
  });

  it('an update that is given up leaves amount and plans as they were', () => {
    const harness = onDetails();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, '60000');
    expect(harness.state.purchase.submittedAmount).toBe(60_000);
    const { requestId } = harness.pending('getEmiDetails');
    expect(harness.send({ type: 'sheetClosed' })).toEqual([{ type: 'abortCall', requestId }]);
    expect(harness.state.purchase.submittedAmount).toBe(54_990);
    expect(harness.state.purchase.getEmiDetailsResponse.status).toBe('success');
  });

  it('closed over a list that is still loading lets it load on', () => {
    const harness = opened();
    submitAmount(harness, '54990');
    harness.send({ type: 'amountEditAsked' });
    harness.send({ type: 'sheetClosed' });
    expect(harness.path).toBe('/sales-lenders-list');
    harness.answer('getEmiDetails');
    expect(harness.state.purchase.getEmiDetailsResponse.status).toBe('success');
  });
});

describe('an amount that a lender does not finance', () => {
  const mismatch = (amountRupees: number): Harness => {
    const harness = onList();
    harness.send({ type: 'amountEditAsked' });
    submitAmount(harness, String(amountRupees));
    harness.answer('getEmiDetails', {
      amount: amountRupees,
      lenders: [banyan, neem].map((lender) => ({ ...lender, emiPlans: [] })),
    });
    harness.send({ type: 'lenderSelected', lenderId: '1' });
    return harness;
  };

  // @req SAL-059, MSG-007, Q-012, Q-013
  it('says the minimum of ₹ 3,000 for ₹ 2,000, with a space after the sign', () => {
    expect(bottomSheetData(mismatch(2000).state).subTitle).toBe(
      'Sorry! Banyan Bank Cardless EMI is not available for ₹ 2,000, Please update amount with minimum of ₹ 3,000',
    );
  });

  // @req SAL-058
  it('says the maximum of ₹ 5,00,000 for ₹ 9,00,000', () => {
    expect(bottomSheetData(mismatch(900_000).state).subTitle).toBe(
      'Sorry! Banyan Bank Cardless EMI is not available for ₹ 9,00,000, Please update the amount with maximum limit as ₹ 5,00,000',
    );
  });

  // @req SAL-060, SAL-061
  it('with more than one lender offers the others, and the button goes to the list', () => {
    const harness = mismatch(2000);
    expect(bottomSheetData(harness.state)).toMatchObject({
      primaryText: 'Please check other available lenders or update amount to check again',
      secondaryText: 'Show Available Lenders',
      btnName: 'Update Amount',
    });
    harness.send({ type: 'availableLendersAsked' });
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.state.purchase.selectedLenderId).toBeNull();
    expect(harness.sheet).toBeNull();
  });

  // @req SAL-062
  it('with one lender the button is Ok, which only closes', () => {
    const harness = new Harness();
    harness.send({ type: 'opened', open: openRequest() });
    harness.answer('init', { lenders: [banyan] });
    submitAmount(harness, '2000');
    harness.answer('getEmiDetails', { amount: 2000, lenders: [{ ...banyan, emiPlans: [] }] });
    harness.send({ type: 'lenderSelected', lenderId: '1' });
    expect(bottomSheetData(harness.state)).toMatchObject({ primaryText: '', secondaryText: 'Ok' });
    harness.send({ type: 'availableLendersAsked' });
    expect(harness.sheet).toBeNull();
    expect(harness.path).toBe('/sales-lenders-list');
  });

  // @req SAL-063
  it('opens amount entry by Update Amount', () => {
    const harness = mismatch(2000);
    harness.send({ type: 'amountEditAsked' });
    expect(harness.sheet).toBe('AMOUNT');
  });
});
