import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/show';
import { banyan } from '../testing/state';
import { LenderDetailsScreen } from './lender-details';

const details = {
  stack: ['/sales-emi-home', '/sales-lender-details'],
  selectedLenderId: '1',
  selectedLenderDetails: banyan,
} as const;
const plans = () => within(screen.getByRole('list')).getAllByRole('listitem');
const textOf = (element: Element | undefined) => element?.textContent?.replace(/\s+/g, ' ');

describe('the plans of a lender', () => {
  // @req ENT-011
  it('names the lender, its limits and the amount', () => {
    show(LenderDetailsScreen, details);
    expect(screen.getByRole('heading', { level: 1, name: 'Banyan Bank' })).toBeTruthy();
    expect(screen.getByText('Finances ₹3,000 – ₹5,00,000')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'EMI plans for ₹54,990' })).toBeTruthy();
  });

  // @req ENT-012
  it('says what the lender offers besides, where it offers something', () => {
    const offer = '5% cashback on the first EMI';
    const { next } = show(LenderDetailsScreen, details);
    expect(screen.queryByText(offer)).toBeNull();
    next({ ...details, selectedLenderDetails: { ...banyan, lender_offer: offer } });
    expect(screen.getByText(offer)).toBeTruthy();
  });

  // @req RTE-085, SAL-003
  it('shows instalment, rate, interest, fee and total of each plan together', () => {
    show(LenderDetailsScreen, details);
    expect(textOf(plans()[1])).toContain('6 months');
    expect(textOf(plans()[1])).toContain('₹9,516/mo');
    expect(textOf(plans()[1])).toContain('13.00% a year · Interest ₹2,106 · Fee ₹199');
    expect(textOf(plans()[1])).toContain('₹57,295 in all');
  });

  it('marks the plan of 0% as NO COST EMI', () => {
    show(LenderDetailsScreen, details);
    expect(textOf(plans()[0])).toContain('NO COST EMI');
    expect(textOf(plans()[0])).toContain('0% a year · Fee ₹199');
  });

  // @req CAL-011
  it('says Not available where the rate is null, never 0%', () => {
    show(LenderDetailsScreen, details);
    expect(textOf(plans()[2])).toContain('Not available');
    expect(textOf(plans()[2])).toContain('No rate from Banyan Bank');
    expect(textOf(plans()[2])).not.toContain('0%');
  });

  // @req SAL-004
  it('leads to editing, sharing and eligibility', async () => {
    const { user, events } = show(LenderDetailsScreen, details);
    await user.click(screen.getByRole('button', { name: 'Edit amount' }));
    await user.click(screen.getByRole('button', { name: 'Share' }));
    await user.click(screen.getByRole('button', { name: 'Check eligibility' }));
    expect(events).toEqual([{ type: 'amountEditAsked' }, { type: 'shareInfoAsked' }, { type: 'eligibilityAsked' }]);
  });
});
