import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CheckoutState, PaymentLender } from '../flow/state';
import { NearestScreen } from './nearest';
import { show } from './testing/show';
import { banyan, on, peepal, ready, refusal } from './testing/state';

const wanted = { lenderId: '401', lenderName: 'Banyan Bank', months: 12 } as const;
const choosing = { name: 'nearest', phase: 'choosing', failure: null, wanted } as const;
const offered = (...lenders: readonly PaymentLender[]): Partial<CheckoutState> => ({
  isMobileVerified: true,
  maskedMobile: '98XXXXX210',
  paymentDetails: ready.paymentDetails && {
    ...ready.paymentDetails,
    isMobileVerified: true,
    lenders: [...lenders],
    ntbLenders: [peepal],
  },
});
const upTo40 = { ...banyan, maxLoanAmount: 40_000, emiPlans: [] };
const jasmine = { ...banyan, lenderId: '502', name: 'Jasmine Bank', maxLoanAmount: 80_000 };
const alternatives = () => within(screen.getByRole('list', { name: 'Nearest ways' })).getAllByRole('button');

describe('what works instead', () => {
  it('of an amount above the limit says both amounts, and each alternative its sum and its total', async () => {
    const { user, events } = show(NearestScreen, on(choosing, offered(upTo40, jasmine)));
    expect(screen.getByRole('heading', { level: 1, name: '₹54,990 is above your ₹40,000 limit' })).toBeTruthy();
    expect(screen.getByText('That is what Banyan Bank gives you today. These are the nearest ways.')).toBeTruthy();
    expect(alternatives().map((alternative) => alternative.textContent)).toEqual([
      'Jasmine Bank, for the whole amount ₹4,938 × 12 months. You pay ₹59,455 in all. Your limit there is ₹80,000.',
      'Apply for a new limit With Peepal Finance, for new customers. Keep your PAN ready; it takes a few minutes.',
    ]);
    for (const alternative of alternatives()) await user.click(alternative);
    await user.click(screen.getByRole('button', { name: 'Choose another plan' }));
    await user.click(screen.getByRole('button', { name: 'Pay another way' }));
    expect(events).toEqual([
      { type: 'planTaken', lenderId: '502', emiPlanId: '401-12' },
      { type: 'applicationTaken', lenderId: '404' },
      { type: 'plansAsked' },
      { type: 'closeAsked' },
    ]);
  });

  it('of months that the lender does not have says so without blame', () => {
    const without12 = { ...banyan, emiPlans: banyan.emiPlans.filter(({ tenure }) => tenure !== 12) };
    show(NearestScreen, on(choosing, offered(without12)));
    expect(screen.getByRole('heading', { name: 'Banyan Bank does not offer you 12 months today' })).toBeTruthy();
    expect(screen.getByText(/Nothing has been paid, and your credit score is not affected/)).toBeTruthy();
    expect(alternatives()[0]?.textContent).toMatch(/^9 months with Banyan Bank /);
  });

  it('of a lender that has said no names it; where nothing works another way to pay is left', () => {
    const { next } = show(NearestScreen, on(choosing, offered(jasmine)));
    expect(screen.getByRole('heading', { name: 'Banyan Bank does not offer you EMI today' })).toBeTruthy();
    expect(alternatives()[0]?.textContent).toMatch(/^12 months with Jasmine Bank /);
    const nothing = on(choosing, offered(upTo40));
    next({ ...nothing, paymentDetails: nothing.paymentDetails && { ...nothing.paymentDetails, ntbLenders: [] } });
    expect(screen.getByText(/Change your order, or pay another way/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Choose another plan' })).toBeNull();
  });

  it('of a refusal says its words, that no EMI has started, and its code', () => {
    const failure = refusal('PAYMENT_INVALID_TENURE', '', { code: 4011 });
    const refusals = [{ no: 'soLong', lenderId: '401', months: 12 }] as const;
    show(NearestScreen, on({ ...choosing, failure }, { ...offered(banyan, jasmine), refusals }));
    expect(screen.getByRole('heading', { name: 'The tenure is longer than your mandate' })).toBeTruthy();
    expect(screen.getByText(/no EMI has started/)).toBeTruthy();
    expect(screen.getByText('Code 4011 · KD7Q2X84LM')).toBeTruthy();
    expect(alternatives()[0]?.textContent).toContain('You pay ₹58,447 in all, ₹1,008 less than over 12 months.');
  });

  it('is looked for before it is said, and nothing can be pressed meanwhile but what leads away', () => {
    show(NearestScreen, on({ ...choosing, phase: 'loading' }, offered(upTo40, jasmine)));
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Pay another way');
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
  });
});
