// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem } from '../screens/testing/state';
import { bottomSheetData } from './spec-names';
import { alone, onDetails, onList, opened, submitAmount, withResult } from './testing/journeys';
import { MOBILE, openRequest, Play, START_MS } from './testing/play';

describe('the amount', () => {
  it('keeps 1234567 of 12a34567890: digits, at most seven', () => {
    const play = opened();
    play.send({ type: 'amountTyped', text: '12a34567890' });
    expect(play.state.amount).toBe('1234567');
  });

  it('is asked of nobody while it is empty', () => {
    const play = opened();
    play.send({ type: 'amountSubmitted' });
    expect(play.calls('getEmiDetails')).toEqual([]);
    expect(play.state.amountFault).toEqual({ kind: 'none' });
  });

  it('0 is refused at its field and asked of nobody', () => {
    const play = opened();
    submitAmount(play, '0');
    expect(play.state.amountFault).toEqual({ kind: 'invalid' });
    expect(play.calls('getEmiDetails')).toEqual([]);
  });

  it('54,990 goes to the lenders list and is asked of every lender', () => {
    const play = opened();
    submitAmount(play, '54990');
    expect(play.path).toBe('/sales-lenders-list');
    expect(play.calls('getEmiDetails').map(({ body }) => body)).toEqual([{ amount: 54_990 }]);
    expect(play.state.getEmiDetailsResponse).toEqual({ status: 'initiated' });
  });

  it('is asked once however often Calculate EMI is pressed', () => {
    const play = opened();
    submitAmount(play, '54990');
    play.send({ type: 'amountSubmitted' });
    play.send({ type: 'amountSubmitted' });
    expect(play.calls('getEmiDetails')).toHaveLength(1);
  });

  it('holds the typed, the submitted and the one submitted before: 60000, 54990, 20000', () => {
    const play = opened();
    submitAmount(play, '20000');
    play.answer('getEmiDetails', { amount: 20_000 });
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '54990');
    play.answer('getEmiDetails');
    play.send({ type: 'amountTyped', text: '60000' });
    expect(play.state).toMatchObject({ amount: '60000', submittedAmount: 54_990, prevAmount: 20_000 });
  });

  it('another one makes the result of a check void, the same one does not', () => {
    const play = withResult(onDetails(), { emiLenders: [banyan], isPreApproved: true });
    play.send({ type: 'sheetClosed' });
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '54990');
    expect(play.state.outcome).toBe('CUST_PRE_APPROVED_MSG');
    play.answer('getEmiDetails');
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    expect(play.state).toMatchObject({ outcome: null, checkEligibilityResponse: { status: 'none' } });
  });
});

describe('the range of the selected lender, 3000 to 500000', () => {
  it.each([
    ['2999', { kind: 'belowMin', minRupees: 3000 }],
    ['3000', { kind: 'none' }],
    ['500000', { kind: 'none' }],
    ['500001', { kind: 'aboveMax', maxRupees: 500_000 }],
  ] as const)('%s is %o', (amount, fault) => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, amount);
    expect(play.state.amountFault).toEqual(fault);
    expect(play.calls('getEmiDetails')).toHaveLength(fault.kind === 'none' ? 2 : 1);
  });

  it('does not hold without a selected lender', () => {
    const play = opened();
    submitAmount(play, '500');
    expect(play.state.amountFault).toEqual({ kind: 'none' });
    expect(play.path).toBe('/sales-lenders-list');
  });

  it('offers the lenders for ₹500 after the check, which lets the selected one go', () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    play.send({ type: 'lendersForAmountAsked' });
    expect(play.state.submittedAmount).toBe(54_990);
    submitAmount(play, '500');
    play.send({ type: 'lendersForAmountAsked' });
    expect(play.state).toMatchObject({ selectedLenderId: null, submittedAmount: 500 });
    expect(play.path).toBe('/sales-lenders-list');
    expect(play.sheet).toBeNull();
  });
});

describe('from the amount on', () => {
  it('a verified customer is checked at once on the amount screen', () => {
    const verifiedMobiles = [{ mobile: MOBILE, untilMs: START_MS + 60_000 }];
    const play = opened({ mobile: MOBILE, verifiedMobiles });
    submitAmount(play, '54990');
    expect(play.calls('checkEligibility').map(({ body }) => body)).toEqual([{ mobile: MOBILE, amount: 54_990 }]);
    expect(play.path).toBe('/sales-emi-home');
  });

  it('a sheet that stands alone asks for the number next', () => {
    const play = alone();
    submitAmount(play, '54990');
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
    expect(play.calls('getEmiDetails')).toEqual([]);
  });

  it('an update that is given up leaves amount and plans as they were', () => {
    const play = onDetails();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, '60000');
    expect(play.state.submittedAmount).toBe(60_000);
    const { requestId } = play.pending('getEmiDetails');
    expect(play.send({ type: 'sheetClosed' })).toEqual([{ type: 'abortCall', requestId }]);
    expect(play.state.submittedAmount).toBe(54_990);
    expect(play.state.getEmiDetailsResponse.status).toBe('success');
  });

  it('closed over a list that is still loading lets it load on', () => {
    const play = opened();
    submitAmount(play, '54990');
    play.send({ type: 'amountEditAsked' });
    play.send({ type: 'sheetClosed' });
    expect(play.path).toBe('/sales-lenders-list');
    play.answer('getEmiDetails');
    expect(play.state.getEmiDetailsResponse.status).toBe('success');
  });
});

describe('an amount that a lender does not finance', () => {
  const mismatch = (amountRupees: number): Play => {
    const play = onList();
    play.send({ type: 'amountEditAsked' });
    submitAmount(play, String(amountRupees));
    play.answer('getEmiDetails', {
      amount: amountRupees,
      lenders: [banyan, neem].map((lender) => ({ ...lender, emiPlans: [] })),
    });
    play.send({ type: 'lenderSelected', lenderId: '1' });
    return play;
  };

  it('says the minimum of ₹ 3,000 for ₹ 2,000, with a space after the sign', () => {
    expect(bottomSheetData(mismatch(2000).state).subTitle).toBe(
      'Sorry! Banyan Bank Cardless EMI is not available for ₹ 2,000, Please update amount with minimum of ₹ 3,000',
    );
  });

  it('says the maximum of ₹ 5,00,000 for ₹ 9,00,000', () => {
    expect(bottomSheetData(mismatch(900_000).state).subTitle).toBe(
      'Sorry! Banyan Bank Cardless EMI is not available for ₹ 9,00,000, Please update the amount with maximum limit as ₹ 5,00,000',
    );
  });

  it('with more than one lender offers the others, and the button goes to the list', () => {
    const play = mismatch(2000);
    expect(bottomSheetData(play.state)).toMatchObject({
      primaryText: 'Please check other available lenders or update amount to check again',
      secondaryText: 'Show Available Lenders',
      btnName: 'Update Amount',
    });
    play.send({ type: 'availableLendersAsked' });
    expect(play.path).toBe('/sales-lenders-list');
    expect(play.state.selectedLenderId).toBeNull();
    expect(play.sheet).toBeNull();
  });

  it('with one lender the button is Ok, which only closes', () => {
    const play = new Play();
    play.send({ type: 'opened', open: openRequest() });
    play.answer('init', { lenders: [banyan] });
    submitAmount(play, '2000');
    play.answer('getEmiDetails', { amount: 2000, lenders: [{ ...banyan, emiPlans: [] }] });
    play.send({ type: 'lenderSelected', lenderId: '1' });
    expect(bottomSheetData(play.state)).toMatchObject({ primaryText: '', secondaryText: 'Ok' });
    play.send({ type: 'availableLendersAsked' });
    expect(play.sheet).toBeNull();
    expect(play.path).toBe('/sales-lenders-list');
  });

  it('opens amount entry by Update Amount', () => {
    const play = mismatch(2000);
    play.send({ type: 'amountEditAsked' });
    expect(play.sheet).toBe('AMOUNT');
  });
});
