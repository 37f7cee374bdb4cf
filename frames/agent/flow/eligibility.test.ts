// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem, tamarind } from '../screens/testing/state';
import { decideOutcome } from './outcome';
import { bottomSheetData } from './spec-names';
import type { EligibilityResponse, Outcome } from './state';
import { alone, onDetails, onList, opened, submitAmount, withCustomerVerified, withResult } from './testing/journeys';
import { eligibilityOf, MOBILE, START_MS } from './testing/play';

const noPlans = { ...banyan, emiPlans: [] };
const upTo40 = { ...noPlans, maxLoanAmount: 40_000 };
const approved: Partial<EligibilityResponse> = { emiLenders: [banyan], isPreApproved: true };
const mayApply: Partial<EligibilityResponse> = { ntbLenders: [banyan], isNtbAllowed: true };

describe('the outcome, first rule first', () => {
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

describe('after an eligibility check', () => {
  it('the answer is kept with its four fields', () => {
    const play = withResult(onDetails(), approved);
    expect(play.state.checkEligibilityResponse).toEqual({ status: 'success', data: eligibilityOf(approved) });
  });

  it('the selected lender with plans leads to its details, with the message over them', () => {
    const play = withResult(onDetails(), approved);
    expect(play.path).toBe('/sales-lender-details');
    expect(play.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(play.state.outcome).toBe('CUST_PRE_APPROVED_MSG');
    expect(bottomSheetData(play.state).mainTitle).toBe('Customer is pre-approved');
  });

  it('the selected lender without plans on the details route goes back one screen, without MIN_AMOUNT_NOT_MATCH', () => {
    const play = withResult(onDetails(), { emiLenders: [noPlans], isPreApproved: true });
    expect(play.state.stack).toEqual(['/sales-emi-home', '/sales-lenders-list']);
    expect(play.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(play.state.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
  });

  it('the selected lender without plans on another route shows MIN_AMOUNT_NOT_MATCH', () => {
    const play = onList();
    play.send({ type: 'lenderSelected', lenderId: '3' });
    const checked = withResult(play, { emiLenders: [neem] });
    expect(checked.path).toBe('/sales-lenders-list');
    expect(checked.sheet).toBe('MIN_AMOUNT_NOT_MATCH');
  });

  it('with no lender selected the overlay just closes', () => {
    const play = withResult(onList(), approved);
    expect(play.sheet).toBeNull();
    expect(play.path).toBe('/sales-lenders-list');
  });

  it('on the entry and on the pre-eligibility screen, which have no list, the result shows', () => {
    const single = withResult(alone({ amount: 54_990 }), approved);
    expect([single.path, single.sheet]).toEqual(['/sales-app-init', 'USER_ELIGIBILITY_INFO']);
    const before = opened({ amount: 54_990 }, 'PRE_ELIGIBILITY');
    before.send({ type: 'mobileTyped', text: MOBILE });
    before.answer('preEligibility');
    before.send({ type: 'eligibilityAsked' });
    before.answer('sendShareCode');
    before.send({ type: 'codeTyped', text: '12345' });
    before.answer('verifyShareCode');
    before.answer('checkEligibility');
    expect([before.path, before.sheet]).toEqual(['/sa-pre-eligibility-check', 'USER_ELIGIBILITY_INFO']);
  });

  it('no lenders offers to change the number, which opens an empty one', () => {
    const play = withResult(onDetails(), {});
    expect(play.state.outcome).toBe('NO_LENDERS_MSG');
    expect(bottomSheetData(play.state).btnName).toBe('Change mobile number');
    play.send({ type: 'anotherMobileAsked' });
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
    expect(play.state).toMatchObject({ mobile: '', checkEligibilityResponse: { status: 'none' } });
  });

  it('a lender that is not in the answer says so verbatim', () => {
    const play = withResult(onDetails(), { emiLenders: [tamarind], isPreApproved: true });
    expect(play.state.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
    expect(bottomSheetData(play.state)).toMatchObject({
      mainTitle: 'Not approved with Banyan Bank',
      subTitle: 'Sorry ! This number is not approved with this lender . Try with another number',
      btnName: 'View Tamarind Bank plans',
    });
    play.send({ type: 'plansAsked', lenderId: '2' });
    expect(play.path).toBe('/sales-lender-details');
    expect(play.state.selectedLenderDetails).toEqual(tamarind);
  });

  it.each([
    ['MERCHANT_LIMIT_EXCEEDED', 'further purchases'],
    ['MERCHANT_NOT_ALLOWED', 'purchases'],
  ] as const)(
    '%s: the selected lender lends nothing (more) here, in the words of the list, and the next one is offered',
    (errorName, what) => {
      const refusedHere = [{ lenderId: '1', name: 'Banyan Bank', errorName }];
      const play = withResult(onDetails(), { emiLenders: [tamarind], isPreApproved: true, refusedHere });
      expect(play.state.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
      expect(bottomSheetData(play.state)).toMatchObject({
        mainTitle: 'No EMI here with Banyan Bank',
        subTitle: `Customer is not eligible for ${what} with this merchant. Please contact Banyan Bank for further assistance.`,
        btnName: 'View Tamarind Bank plans',
      });
    },
  );

  it('nobody left: several lenders that lend nothing here are not named, one is', () => {
    const refused = (lenderId: string, name: string) => ({
      lenderId,
      name,
      errorName: 'MERCHANT_NOT_ALLOWED' as const,
    });
    const subTitle = (...refusedHere: ReturnType<typeof refused>[]): string =>
      bottomSheetData(withResult(alone({ amount: 54_990 }), { refusedHere }).state).subTitle;
    expect(subTitle(refused('1', 'Banyan Bank'))).toContain('Please contact Banyan Bank for');
    expect(subTitle(refused('1', 'Banyan Bank'), refused('2', 'Tamarind Bank'))).toContain(
      'Please contact the lender for',
    );
    expect(subTitle()).toContain('None of the lenders can offer EMI on it today.');
  });

  it('a failure opens the error modal with Retry, which asks the lenders again, without another code', () => {
    const play = withCustomerVerified(onDetails());
    play.fail('checkEligibility', { kind: 'business', code: 'LENDER_UNAVAILABLE', message: 'No answer.' });
    expect(play.state.errorModal).toMatchObject({ status: 'open', canRetry: true, message: 'No answer.' });
    play.send({ type: 'retryAsked' });
    expect(play.calls('checkEligibility')).toHaveLength(2);
    expect(play.calls('sendShareCode')).toHaveLength(1);
  });
});

describe('a customer whom the selected lender has approved for ₹40,000, of the ₹54,990 that were asked', () => {
  const checked = () => withResult(onDetails(), { emiLenders: [upTo40], isPreApproved: true });
  const at40 = { amount: 40_000, lenders: [{ ...banyan, name: 'Banyan Bank' }] };

  it('is told so, and never that nobody approved', () => {
    const play = checked();
    expect(play.path).toBe('/sales-lenders-list');
    expect(bottomSheetData(play.state)).toMatchObject({
      mainTitle: 'Approved for ₹40,000',
      subTitle: '₹54,990 is above the limit that Banyan Bank gives +91-98765 43210.',
      btnName: 'Use ₹40,000',
      secondaryText: 'Check another number',
    });
  });

  it('one tap goes on with ₹40,000: its plans, and the lenders are asked again for it', () => {
    const play = checked();
    play.send({ type: 'approvedAmountAsked', lenderId: '1' });
    expect(play.state).toMatchObject({ amount: '40000', submittedAmount: 40_000, selectedLenderId: '1' });
    expect(play.calls('getEmiDetails').at(-1)?.body).toEqual({ amount: 40_000 });
    play.answer('getEmiDetails', at40);
    expect(play.path).toBe('/sales-lender-details');
    expect(play.calls('checkEligibility').map(({ body }) => body.amount)).toEqual([54_990, 40_000]);
    play.answer('checkEligibility');
    expect([play.sheet, play.state.outcome]).toEqual(['USER_ELIGIBILITY_INFO', 'CUST_PRE_APPROVED_MSG']);
    expect(play.calls('sendShareCode')).toHaveLength(1);
  });

  it('plans that do not come are asked for again by Retry, and then the lenders', () => {
    const play = checked();
    play.send({ type: 'approvedAmountAsked', lenderId: '1' });
    play.fail('getEmiDetails');
    play.send({ type: 'retryAsked' });
    play.answer('getEmiDetails', at40);
    expect(play.calls('checkEligibility')).toHaveLength(2);
  });

  it('given up, it checks nobody for the plans of another amount', () => {
    const play = checked();
    play.send({ type: 'approvedAmountAsked', lenderId: '1' });
    play.send({ type: 'back' });
    submitAmount(play, '54990');
    play.answer('checkEligibility');
    play.answer('getEmiDetails');
    play.send({ type: 'lenderSelected', lenderId: '1' });
    expect(play.path).toBe('/sales-lender-details');
    expect(play.calls('checkEligibility').map(({ body }) => body.amount)).toEqual([54_990, 54_990]);
  });

  it('of another lender is offered where the selected one did not approve', () => {
    const play = withResult(onDetails(), { emiLenders: [{ ...upTo40, lenderId: '2', name: 'Tamarind Bank' }] });
    expect(bottomSheetData(play.state)).toMatchObject({
      mainTitle: 'Not approved with Banyan Bank',
      btnName: 'Use ₹40,000 with Tamarind Bank',
    });
    play.send({ type: 'approvedAmountAsked', lenderId: '2' });
    expect(play.state).toMatchObject({ submittedAmount: 40_000, selectedLenderId: '2' });
  });

  it('a lender that approved and has no plan within its limits is not called unapproved', () => {
    const play = withResult(onDetails(), { emiLenders: [noPlans], isPreApproved: true });
    expect(bottomSheetData(play.state)).toMatchObject({
      mainTitle: 'No plan for ₹54,990',
      subTitle: 'Banyan Bank has approved this customer, but has no EMI plan for ₹54,990.',
    });
  });
});

describe('an eligibility check from the amount screen', () => {
  const fromHome = (amount: string) => {
    const play = opened({ mobile: MOBILE, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    submitAmount(play, amount);
    return play;
  };

  it('goes to the lenders list', () => {
    const play = fromHome('54990');
    play.answer('checkEligibility');
    expect(play.path).toBe('/sales-lenders-list');
    expect(play.calls('getEmiDetails')).toHaveLength(1);
  });

  it('is of nobody once New customer was pressed: the list comes without one', () => {
    const play = opened({ mobile: MOBILE, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    play.send({ type: 'newCustomerAsked' });
    expect(play.state).toMatchObject({ mobile: '', toast: { kind: 'newCustomer' } });
    submitAmount(play, '54990');
    expect(play.calls('checkEligibility')).toEqual([]);
    expect(play.path).toBe('/sales-lenders-list');
  });

  it('stays on the list although a lender was selected for an earlier amount', () => {
    const play = fromHome('54990');
    play.answer('checkEligibility');
    play.answer('getEmiDetails');
    play.send({ type: 'lenderSelected', lenderId: '1' });
    play.send({ type: 'back' });
    play.send({ type: 'back' });
    submitAmount(play, '60000');
    play.answer('checkEligibility');
    play.answer('getEmiDetails', { amount: 60_000 });
    expect(play.path).toBe('/sales-lenders-list');
  });

  it.each([
    ['no lenders', {}, 'NO_LENDERS_MSG'],
    ['an approval for less', { emiLenders: [upTo40], isPreApproved: true }, 'APPROVED_FOR_LESS_MSG'],
  ] satisfies [string, Partial<EligibilityResponse>, Outcome][])(
    'shows %s over the list, also once the plans have come',
    (_, answer, outcome) => {
      const play = fromHome('54990');
      play.answer('checkEligibility', eligibilityOf(answer));
      play.answer('getEmiDetails');
      expect(play.path).toBe('/sales-lenders-list');
      expect([play.sheet, play.state.outcome]).toEqual(['USER_ELIGIBILITY_INFO', outcome]);
    },
  );

  it('is given up by going to Support, so that its answer takes nobody away', () => {
    const play = fromHome('54990');
    const { requestId } = play.pending('checkEligibility');
    expect(play.send({ type: 'supportAsked' })).toContainEqual({ type: 'abortCall', requestId });
    expect(play.path).toBe('/sales-support');
    play.send({ type: 'back' });
    play.send({ type: 'amountSubmitted' });
    expect(play.calls('checkEligibility')).toHaveLength(2);
  });
});

describe('pre-eligibility', () => {
  const asked = () => {
    const play = opened({ amount: 54_990 }, 'PRE_ELIGIBILITY');
    play.send({ type: 'mobileTyped', text: MOBILE });
    return play;
  };

  it('is asked at the 10th digit, with number and amount, and sends the customer nothing', () => {
    const play = asked();
    expect(play.calls('preEligibility').map(({ body }) => body)).toEqual([{ mobile: MOBILE, amount: 54_990 }]);
    play.answer('preEligibility');
    expect(play.calls('sendShareCode')).toEqual([]);
  });

  it('that says yes goes on to the share code of the same number', () => {
    const play = asked();
    play.answer('preEligibility');
    play.send({ type: 'eligibilityAsked' });
    expect(play.calls('sendShareCode').map(({ body }) => body)).toEqual([{ mobile: MOBILE }]);
    expect(play.sheet).toBe('MOBILE_VERIFICATION');
  });

  it('refused in words shows them inline; refused without opens the modal with Retry, and Exit gives it up', () => {
    const inline = asked();
    inline.fail('preEligibility', { kind: 'business', name: 'MOBILE_BLOCKED', message: 'Blocked.' });
    expect(inline.state.errorModal).toEqual({ status: 'closed' });
    expect(inline.state.preEligibilityResponse).toMatchObject({ status: 'error', failure: { message: 'Blocked.' } });
    const modal = asked();
    modal.fail('preEligibility', { kind: 'http', status: 500 });
    expect(modal.state.errorModal).toMatchObject({ status: 'open', canRetry: true });
    modal.send({ type: 'retryAsked' });
    expect(modal.calls('preEligibility')).toHaveLength(2);
    const left = asked();
    left.fail('preEligibility', { kind: 'http', status: 500 });
    left.send({ type: 'errorExitAsked' });
    left.send({ type: 'wentOnline' });
    expect(left.calls('preEligibility')).toHaveLength(1);
  });

  it('forgets a number that the server no longer takes as verified', () => {
    const play = opened(
      { amount: 54_990, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] },
      'PRE_ELIGIBILITY',
    );
    play.send({ type: 'mobileTyped', text: MOBILE });
    play.answer('preEligibility', { isMobileVerified: false });
    expect(play.state.verifiedMobiles).toEqual([]);
  });
});
