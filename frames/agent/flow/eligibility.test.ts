// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { banyan, neem, tamarind } from '../screens/testing/state';
import type { Outcome } from './outcomes';
import { bottomSheetData } from './spec-names';
import type { EligibilityResponse } from './state';
import { eligibilityOf, MOBILE, START_MS } from './testing/harness';
import { alone, onDetails, onList, opened, submitAmount, withCustomerVerified, withResult } from './testing/journeys';

const noPlans = { ...banyan, emiPlans: [] };
const upTo40 = { ...noPlans, maxLoanAmount: 40_000 };
const approved: Partial<EligibilityResponse> = { emiLenders: [banyan], isPreApproved: true };

describe('after an eligibility check', () => {
  // @req SAL-067, SAL-079
  it('the answer is kept with its four fields', () => {
    const harness = withResult(onDetails(), approved);
    expect(harness.state.purchase.checkEligibilityResponse).toEqual({
      status: 'success',
      data: eligibilityOf(approved),
    });
  });

  // @req SAL-024, SAL-031
  it('the selected lender with plans leads to its details, with the message over them', () => {
    const harness = withResult(onDetails(), approved);
    expect(harness.path).toBe('/sales-lender-details');
    expect(harness.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(harness.state.purchase.outcome).toBe('CUST_PRE_APPROVED_MSG');
    expect(bottomSheetData(harness.state).mainTitle).toBe('Customer is pre-approved');
  });

  // @req SAL-033
  it('the selected lender without plans on the details route goes back one screen, without MIN_AMOUNT_NOT_MATCH', () => {
    const harness = withResult(onDetails(), { emiLenders: [noPlans], isPreApproved: true });
    expect(harness.stack).toEqual(['/sales-emi-home', '/sales-lenders-list']);
    expect(harness.sheet).toBe('USER_ELIGIBILITY_INFO');
    expect(harness.state.purchase.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
  });

  // @req SAL-032
  it('the selected lender without plans on another route shows MIN_AMOUNT_NOT_MATCH', () => {
    const harness = onList();
    harness.send({ type: 'lenderSelected', lenderId: '3' });
    const checked = withResult(harness, { emiLenders: [neem] });
    expect(checked.path).toBe('/sales-lenders-list');
    expect(checked.sheet).toBe('MIN_AMOUNT_NOT_MATCH');
  });

  // @req SAL-034
  it('with no lender selected the overlay just closes', () => {
    const harness = withResult(onList(), approved);
    expect(harness.sheet).toBeNull();
    expect(harness.path).toBe('/sales-lenders-list');
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

  // @req SAL-029
  it('no lenders offers to change the number, which opens an empty one', () => {
    const harness = withResult(onDetails(), {});
    expect(harness.state.purchase.outcome).toBe('NO_LENDERS_MSG');
    expect(bottomSheetData(harness.state).btnName).toBe('Change mobile number');
    harness.send({ type: 'anotherMobileAsked' });
    expect(harness.sheet).toBe('MOBILE_VERIFICATION');
    expect(harness.state).toMatchObject({ purchase: { mobile: '', checkEligibilityResponse: { status: 'none' } } });
  });

  // @req SAL-026
  it('a lender that is not in the answer says so verbatim', () => {
    const harness = withResult(onDetails(), { emiLenders: [tamarind], isPreApproved: true });
    expect(harness.state.purchase.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
    expect(bottomSheetData(harness.state)).toMatchObject({
      mainTitle: 'Not approved with Banyan Bank',
      subTitle: 'Sorry ! This number is not approved with this lender . Try with another number',
      btnName: 'View Tamarind Bank plans',
    });
    harness.send({ type: 'plansAsked', lenderId: '2' });
    expect(harness.path).toBe('/sales-lender-details');
    expect(harness.state.purchase.selectedLenderDetails).toEqual(tamarind);
  });

  // @req ERR-009, ERR-010
  it.each([
    ['MERCHANT_LIMIT_EXCEEDED', 'further purchases'],
    ['MERCHANT_NOT_ALLOWED', 'purchases'],
  ] as const)(
    '%s: the selected lender lends nothing (more) here, in the words of the list, and the next one is offered',
    (errorName, what) => {
      const refusedHere = [{ lenderId: '1', name: 'Banyan Bank', errorName }];
      const harness = withResult(onDetails(), { emiLenders: [tamarind], isPreApproved: true, refusedHere });
      expect(harness.state.purchase.outcome).toBe('TRY_ANOTHER_LENDER_MSG');
      expect(bottomSheetData(harness.state)).toMatchObject({
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

  // @req SAL-052
  it('a failure opens the error modal with Retry, which asks the lenders again, without another code', () => {
    const harness = withCustomerVerified(onDetails());
    harness.fail('checkEligibility', { kind: 'business', code: 'LENDER_UNAVAILABLE', message: 'No answer.' });
    expect(harness.state.modal).toMatchObject({ name: 'errorModal', canRetry: true, message: 'No answer.' });
    harness.send({ type: 'retryAsked' });
    expect(harness.calls('checkEligibility')).toHaveLength(2);
    expect(harness.calls('sendShareCode')).toHaveLength(1);
  });
});

describe('an eligibility check from the amount screen', () => {
  const fromHome = (amount: string) => {
    const harness = opened({ mobile: MOBILE, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    submitAmount(harness, amount);
    return harness;
  };

  // @req SAL-011
  it('goes to the lenders list', () => {
    const harness = fromHome('54990');
    harness.answer('checkEligibility');
    expect(harness.path).toBe('/sales-lenders-list');
    expect(harness.calls('getEmiDetails')).toHaveLength(1);
  });

  it('is of nobody once New customer was pressed: the list comes without one', () => {
    const harness = opened({ mobile: MOBILE, verifiedMobiles: [{ mobile: MOBILE, untilMs: START_MS + 60_000 }] });
    harness.send({ type: 'newCustomerAsked' });
    expect(harness.state).toMatchObject({ purchase: { mobile: '' }, toast: { kind: 'newCustomer' } });
    submitAmount(harness, '54990');
    expect(harness.calls('checkEligibility')).toEqual([]);
    expect(harness.path).toBe('/sales-lenders-list');
  });

  // @req Q-015
  it('stays on the list although a lender was selected for an earlier amount', () => {
    const harness = fromHome('54990');
    harness.answer('checkEligibility');
    harness.answer('getEmiDetails');
    harness.send({ type: 'lenderSelected', lenderId: '1' });
    harness.send({ type: 'back' });
    harness.send({ type: 'back' });
    submitAmount(harness, '60000');
    harness.answer('checkEligibility');
    harness.answer('getEmiDetails', { amount: 60_000 });
    expect(harness.path).toBe('/sales-lenders-list');
  });

  it.each([
    ['no lenders', {}, 'NO_LENDERS_MSG'],
    ['an approval for less', { emiLenders: [upTo40], isPreApproved: true }, 'APPROVED_FOR_LESS_MSG'],
  ] satisfies [string, Partial<EligibilityResponse>, Outcome][])(
    'shows %s over the list, also once the plans have come',
    (_, answer, outcome) => {
      const harness = fromHome('54990');
      harness.answer('checkEligibility', eligibilityOf(answer));
      harness.answer('getEmiDetails');
      expect(harness.path).toBe('/sales-lenders-list');
      expect([harness.sheet, harness.state.purchase.outcome]).toEqual(['USER_ELIGIBILITY_INFO', outcome]);
    },
  );

  it('is given up by going to Support, so that its answer takes nobody away', () => {
    const harness = fromHome('54990');
    const { requestId } = harness.pending('checkEligibility');
    expect(harness.send({ type: 'supportAsked' })).toContainEqual({ type: 'abortCall', requestId });
    expect(harness.path).toBe('/sales-support');
    harness.send({ type: 'back' });
    harness.send({ type: 'amountSubmitted' });
    expect(harness.calls('checkEligibility')).toHaveLength(2);
  });
});
