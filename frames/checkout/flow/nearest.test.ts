// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { NearestAlternative } from '../../../shared/rules/nearest-alternatives';
import { alternativesOf, exceededLimit } from './alternatives';
import { dueAtShop, financedIn } from './price-parts';
import { carriedPlan } from './selectors';
import type { PaymentLender } from './state';
import { Harness } from './testing/harness';
import { answers, failure, lender, plan } from './testing/samples';

/** Chooses one of the shown alternatives. */
function take(harness: Harness, kind: NearestAlternative['kind']): Harness {
  const alternative = alternativesOf(harness.state).find((each) => each.kind === kind);
  if (!alternative) throw new Error(`no ${kind}`);
  const { lenderId } = alternative.lender;
  if (alternative.kind === 'apply') return harness.send({ type: 'applicationTaken', lenderId });
  const { emiPlanId } = alternative.plan;
  const part = alternative.kind === 'partNow' && { financedAmount: alternative.financedRupees };
  return harness.send({ type: 'planTaken', lenderId, emiPlanId, ...part });
}
/** The number is verified, and its lenders do not have the 6 months of Banyan Bank. */
const withoutPlan = (lenders: readonly PaymentLender[], ntbLenders = answers.offers.ntbLenders): Harness =>
  new Harness()
    .atOtp()
    .send({ type: 'codeTyped', text: '12345' })
    .answer('verifyOtp', { step: 'EMI_PLAN_SELECTION', isChosenPlanAvailable: false })
    .answer('offers', { isMobileVerified: true, lenders: [...lenders], ntbLenders });
const kindsOf = ({ state }: Harness): string[] => alternativesOf(state).map(({ kind }) => kind);
const upTo40 = lender('401', 'Banyan Bank', { maxLoanAmount: 40_000, emiPlans: [] });
const tamarind = lender('402', 'Tamarind Bank');
const PRICE = answers.orderInfo.amount;

describe('a verified customer who cannot have the chosen plan', () => {
  it('is shown the exceeded limit, another lender and an application', () => {
    const harness = withoutPlan([upTo40, tamarind]);
    expect(exceededLimit(harness.state)?.maxLoanAmount).toBe(40_000);
    expect(kindsOf(harness)).toEqual(['otherLender', 'apply']);
  });

  it('opens the other lender’s plan already chosen: Continue asks for it, and number and OTP are not asked again', () => {
    const harness = take(withoutPlan([upTo40, tamarind]), 'otherLender');
    expect(harness.state.screen).toMatchObject({ name: 'planSelection', phase: 'choosing' });
    expect(harness.state.choice).toEqual({ lenderId: '402', emiPlanId: '402-6' });
    harness.send({ type: 'planSubmitted' });
    expect(harness.sent('initiateTxn').at(-1)?.body).toEqual({ lenderId: '402', emiPlanId: '402-6' });
    expect(harness.answer('initiateTxn').state.screen.name).toBe('secondFactor');
  });

  it('is offered another tenure of the same lender where that is what it has', () => {
    const three = lender('401', 'Banyan Bank', { emiPlans: [plan('401', 3)] });
    const harness = withoutPlan([three]);
    expect(exceededLimit(harness.state)).toBeNull();
    expect(kindsOf(harness)).toEqual(['otherTenure', 'apply']);
    expect(take(harness, 'otherTenure').state.choice.emiPlanId).toBe('401-3');
  });

  it('goes on to the application with the lender that was named', () => {
    const harness = take(withoutPlan([upTo40]), 'apply');
    expect(harness.state.screen).toMatchObject({ name: 'ntbApplication', phase: 'entering' });
    expect(harness.state.ntb.selectedNtbLenderId).toBe('402');
  });

  it('has nothing shown that cannot be taken, and leaving is asked as everywhere', () => {
    const harness = withoutPlan([upTo40], []);
    expect(kindsOf(harness)).toEqual([]);
    const gone = { lenderId: '401', emiPlanId: '401-6' } as const;
    harness.send({ type: 'planTaken', ...gone }, { type: 'applicationTaken', lenderId: '401' });
    expect(harness.state.screen.name).toBe('nearest');
    expect(harness.send({ type: 'closeAsked' }).state.modal.name).toBe('cancelTransactionModal');
  });

  it('sees all of the own plans by one press, and gives another number by another', () => {
    expect(withoutPlan([upTo40, tamarind]).send({ type: 'plansAsked' }).state.screen.name).toBe('planSelection');
    const another = withoutPlan([upTo40, tamarind]).send({ type: 'mobileEditAsked' });
    expect(another.state.screen.name).toBe('verifyMobile');
    expect(another.state.paymentUserData.mobile).toBe('9876543210');
  });

  it('who has chosen no plan yet is shown what works as soon as the lenders have none', () => {
    const harness = new Harness().opened().answer('orderInfo');
    harness.answer('details', { step: 'EMI_PLAN_SELECTION', isMobileVerified: true, ownership: 'OWN' });
    harness.answer('offers', { isMobileVerified: true, lenders: [upTo40] });
    expect(harness.state.screen).toMatchObject({ name: 'nearest', phase: 'choosing', wanted: null });
    expect(kindsOf(harness)).toEqual(['apply']);
  });
});

describe('a part of the price at the shop, the rest on EMI', () => {
  const part = lender('401', 'Banyan Bank', { maxLoanAmount: 40_000, emiPlans: [plan('401', 3), plan('401', 6)] });
  const offers = { isMobileVerified: true, lenders: [upTo40], partLenders: [part], ntbLenders: [] };
  const offered = (): Harness =>
    new Harness()
      .atOtp()
      .send({ type: 'codeTyped', text: '12345' })
      .answer('verifyOtp', { step: 'EMI_PLAN_SELECTION', isChosenPlanAvailable: false })
      .answer('offers', offers);
  const taken = (): Harness => take(offered(), 'partNow');
  const submitted = (): Harness => taken().send({ type: 'planSubmitted' });
  const asked = (harness: Harness): unknown => harness.sent('initiateTxn').at(-1)?.body;
  const chosen = { lenderId: '401', emiPlanId: '401-6', financedAmount: 40_000 } as const;

  it('is an alternative where the server names lenders for it, and never else', () => {
    expect(kindsOf(offered())).toEqual(['partNow']);
    expect(kindsOf(withoutPlan([upTo40], []))).toEqual([]);
  });

  it('is shown in both parts before anything is asked for, and asked for with the amount that was shown', () => {
    const harness = taken();
    expect(harness.state).toMatchObject({ screen: { name: 'twoParts', phase: 'choosing' }, choice: chosen });
    expect(harness.sent('initiateTxn')).toHaveLength(1);
    expect([financedIn(harness.state), dueAtShop(harness.state)]).toEqual([40_000, PRICE - 40_000]);
    harness.send({ type: 'planSubmitted' }, { type: 'planSubmitted' });
    expect(harness.state.screen).toMatchObject({ name: 'twoParts', phase: 'submitting' });
    expect([harness.sent('initiateTxn').length, asked(harness)]).toEqual([2, chosen]);
    harness.answer('initiateTxn');
    expect(harness.state).toMatchObject({ screen: { name: 'secondFactor' }, choice: chosen });
    expect(carriedPlan(harness.state)).toEqual(part.emiPlans[1]);
  });

  it('is not taken for another amount than its lenders have, nor where the alternative is gone', () => {
    const harness = offered();
    harness.send({ type: 'planTaken', lenderId: '401', emiPlanId: '401-9', financedAmount: 40_000 });
    harness.send({ type: 'planTaken', lenderId: '402', emiPlanId: '402-6', financedAmount: 40_000 });
    // For the whole price it has no plan.
    harness.send({ type: 'planTaken', lenderId: '401', emiPlanId: '401-6' });
    expect(harness.state.screen.name).toBe('nearest');
  });

  it('leads back to the alternatives, which leave nothing of it in what is chosen', () => {
    const harness = taken().send({ type: 'back' });
    expect(harness.state.screen).toMatchObject({ name: 'nearest', phase: 'choosing', wanted: { lenderId: '401' } });
    expect(harness.state.choice).toEqual({ lenderId: '401', emiPlanId: null });
    expect(kindsOf(harness)).toEqual(['partNow']);
  });

  it('goes back to the alternatives by ‘Change plan’ after it was reserved', () => {
    const harness = submitted().answer('initiateTxn').send({ type: 'plansAsked' });
    expect(harness.state.screen.name).toBe('nearest');
    expect(kindsOf(harness)).toEqual(['partNow']);
  });

  it('stays what it is over a reload, by what the server says of it', () => {
    const harness = new Harness().opened().answer('orderInfo').answer('offers', offers);
    const known = { lenderId: '401', lenderName: 'Banyan Bank', emiPlan: plan('401', 6) };
    const parts = { financedAmount: 40_000, amountDueAtMerchant: PRICE - 40_000 };
    const own = { step: 'TWO_FACTOR', aivfType: 'PIN', isMobileVerified: true, ownership: 'OWN' } as const;
    harness.answer('details', { ...own, ...known, ...parts });
    expect(harness.state.choice).toEqual(chosen);
    expect(dueAtShop(harness.state)).toBe(PRICE - 40_000);
    const whole = new Harness().opened().answer('orderInfo').answer('offers');
    whole.answer('details', { ...own, ...known, financedAmount: PRICE, amountDueAtMerchant: 0 });
    expect(dueAtShop(whole.state)).toBe(0);
  });

  it('that is another one by now is said, and the lenders are asked anew', () => {
    const harness = submitted().fail('initiateTxn', failure('PAYMENT_PARTS_CHANGED'));
    const before = harness.sent('offers').length;
    harness.answer('details', { step: 'EMI_PLAN_SELECTION', isMobileVerified: true, ownership: 'OWN' });
    expect(harness.sent('offers')).toHaveLength(before + 1);
    expect(harness.state.modal.name).toBe('errorBlockTransactionModal');
    harness.answer('offers', { ...offers, partLenders: [{ ...part, maxLoanAmount: 30_000 }] });
    expect(alternativesOf(harness.state)).toMatchObject([{ kind: 'partNow', financedRupees: 30_000 }]);
  });

  it('that the lender refuses leads to none of its plans', () => {
    const failed = { status: 'FAILED', step: 'RETRY', isMobileVerified: true, ownership: 'OWN' } as const;
    const harness = submitted().fail('initiateTxn', failure('PAYMENT_INSUFFICIENT_CREDIT'));
    harness.answer('details', failed).answer('offers', offers);
    expect(kindsOf(harness)).toEqual([]);
  });
});

describe('a reservation that was refused', () => {
  const failed = { status: 'FAILED', step: 'RETRY', isMobileVerified: true, ownership: 'OWN' } as const;
  const refusing = (name: string): Harness => {
    const harness = new Harness().atOtp().send({ type: 'codeTyped', text: '12345' });
    harness.answer('verifyOtp').answer('offers', { isMobileVerified: true });
    return harness.fail('initiateTxn', failure(name)).answer('details', failed);
  };
  const refused = (name: string): Harness => refusing(name).answer('offers', { isMobileVerified: true });

  it('as too long leads to fewer months of the same lender, by the plans that it has now', () => {
    const harness = refused('PAYMENT_INVALID_TENURE');
    const alternatives = alternativesOf(harness.state);
    expect(alternatives.map((each) => each.kind !== 'apply' && each.plan.emiPlanId)).toEqual(['401-3', '402-6', false]);
    expect(harness.state.outcome).toBe('failed');
    expect(take(harness, 'otherTenure').state).toMatchObject({ outcome: 'open', isInitiated: false });
  });

  it('by a lender as a whole leads to none of its plans, and not back to them when the next one refuses too', () => {
    const harness = refused('PAYMENT_INSUFFICIENT_CREDIT');
    expect(kindsOf(harness)).toEqual(['otherLender', 'apply']);
    take(harness, 'otherLender').send({ type: 'planSubmitted' });
    harness.fail('initiateTxn', failure('PAYMENT_INSUFFICIENT_CREDIT')).answer('details', failed);
    harness.answer('offers', { isMobileVerified: true });
    expect(kindsOf(harness)).toEqual(['apply']);
  });

  it('is shown with what is known where the lenders do not answer anew', () => {
    const harness = refusing('PAYMENT_INSUFFICIENT_CREDIT');
    harness.fail('offers', failure('LENDER_UNAVAILABLE'));
    expect(harness.state.screen).toMatchObject({ name: 'nearest', phase: 'choosing' });
    expect(kindsOf(harness)).toEqual(['otherLender', 'apply']);
  });
});
