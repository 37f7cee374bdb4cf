import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { banyanOffer, tulsiOffer } from '../../../shared/testing/sample-offers';
import type { Modal } from '../flow/state';
import { show } from '../screens/testing/show';
import { ready, refusal } from '../screens/testing/state';
import { CompareOffersModal } from './compare-offers';
import { LenderChoiceModal } from './lender-choice';

const comparing = { name: 'compareOffersModal', view: 'best', months: 12, picked: ['401', '402'] } as const;
const open = (modal: Modal) => ({ ...ready, modal });

describe('compareOffersModal', () => {
  it('has both statements in columns, the lower in all first, and says in words what is less', () => {
    show(CompareOffersModal, open({ ...comparing, offers: [banyanOffer, tulsiOffer], failure: null }));
    const dialog = screen.getByRole('dialog', { name: 'Compare two offers' });
    expect(dialog.textContent).toContain('₹54,990 over 12 months. 10 of 14 lines differ; the lower amount is marked.');
    expect(dialog.textContent).toContain(
      'How they are ordered: the lowest total comes first; if equal, the lower APR, then A to Z. No lender can pay for its place.',
    );
    const table = screen.getByRole('table');
    expect(
      within(table)
        .getAllByRole('row')
        .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
    ).toEqual([
      ['Line of the statement', 'TBTulsi Bank', 'BBBanyan Bank'],
      ['Total you pay', '₹59,171.08₹311.98 less', '₹59,483.06'],
      ['APR, all costs included', '13.75%1.07 points less', '14.82%'],
      ['Each month', '₹4,931₹7 less', '₹4,938'],
      ['What it costs'],
      ['Loan amount', '₹54,990', '₹54,990'],
      ['Interest rate', '13.75% a year0.25 points less', '14% a year'],
      ['Total interest', '₹4,181.08₹77.16 less', '₹4,258.24'],
      ['Processing fee', '₹0₹234.82 less', '₹234.82'],
      ['Cost of this loan', '₹4,181.08₹311.98 less', '₹4,493.06'],
      ['Last EMI, 22 Nov 2027', '₹4,930.08₹0.16 less', '₹4,930.24'],
      ['Charges only if they happen'],
      ['If you pay late', '2% a month on what is overdue', '2% a month on what is overdue'],
      [
        'If you pay back early',
        '4% of what you pay early, plus GST',
        '3% of what you pay early, plus GST1.00 points less',
      ],
      ['If a debit fails', '₹500 each time, plus GST', '₹450 each time, plus GST₹50 less'],
      ['Your rights'],
      ['Return the loan', '3 days', '3 days'],
      ['Complaints', '1800-000-0000', '1800-000-0000'],
    ]);
  });

  it('has two equal buttons, each of which chooses its lender', async () => {
    const { user, events } = show(
      CompareOffersModal,
      open({ ...comparing, offers: [banyanOffer, tulsiOffer], failure: null }),
    );
    const buttons = ['Choose Tulsi Bank', 'Choose Banyan Bank'].map((name) => screen.getByRole('button', { name }));
    expect(new Set(buttons.map((button) => button.getAttribute('data-kind')))).toEqual(new Set(['secondary']));
    for (const button of buttons) await user.click(button);
    expect(events).toEqual([
      { type: 'lenderChosen', lenderId: '402' },
      { type: 'lenderChosen', lenderId: '401' },
    ]);
  });

  it('says that both are on their way, and why they did not come', async () => {
    const { user, events, next } = show(CompareOffersModal, open({ ...comparing, offers: null, failure: null }));
    expect(screen.getByRole('list', { name: 'Getting both statements…' })).toBeTruthy();
    next(open({ ...comparing, offers: null, failure: refusal('PAYMENT_INVALID_TENURE', 'There is no such plan.') }));
    expect(screen.getByRole('alert').textContent).toBe('There is no such plan.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(events).toEqual([{ type: 'retryAsked' }]);
  });
});

describe('lenderChoiceModal while two are picked', () => {
  const picking = (picked: readonly string[]) => open({ name: 'lenderChoiceModal', view: 'best', months: 12, picked });

  it('has boxes to tick, says how many are, and compares two alone', async () => {
    const { user, events, next } = show(LenderChoiceModal, picking(['401']));
    expect(screen.getByRole('dialog', { name: 'Choose two to compare' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('1 of 2 chosen');
    expect(screen.getByRole('checkbox', { name: /Banyan Bank/ }).getAttribute('aria-checked')).toBe('true');
    expect(screen.getByRole('button', { name: 'Compare' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: /Tamarind Bank/ }));
    next(picking(['401', '402']));
    await user.click(screen.getByRole('button', { name: 'Compare' }));
    await user.click(screen.getByRole('button', { name: 'Choose one instead' }));
    expect(events).toEqual([
      { type: 'offerPicked', lenderId: '402' },
      { type: 'comparisonAsked', months: 12 },
      { type: 'pickingToggled', isPicking: false },
    ]);
  });

  it('keeps others closed once there are two', async () => {
    const { user, events } = show(LenderChoiceModal, picking(['401', 'another']));
    const other = screen.getByRole('checkbox', { name: /Tamarind Bank/ });
    expect(other.getAttribute('aria-disabled')).toBe('true');
    await user.click(other);
    expect(events).toEqual([]);
  });

  it('is offered where two lenders have a plan of the months', async () => {
    const { user, events, next } = show(
      LenderChoiceModal,
      open({ name: 'lenderChoiceModal', view: 'best', months: 12, picked: null }),
    );
    await user.click(screen.getByRole('button', { name: 'Compare two offers' }));
    expect(events).toEqual([{ type: 'pickingToggled', isPicking: true }]);
    next(open({ name: 'lenderChoiceModal', view: 'best', months: 3, picked: null }));
    expect(screen.queryByRole('button', { name: 'Compare two offers' })).toBeNull();
  });
});
