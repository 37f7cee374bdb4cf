import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { focusHeading } from '../../../kit/focus-heading';
import { show } from '../testing/show';
import { answered, banyan, neem, tamarind } from '../testing/state';
import { LendersListScreen } from './lenders-list';

const path = {
  stack: ['/sales-emi-home', '/sales-lenders-list'],
} as const;

describe('the lenders list', () => {
  // @req RTE-084
  it('counts the 2 lenders that finance the amount, and has those with the months nearest to 12', () => {
    show(LendersListScreen, { ...path, ...answered([tamarind, banyan, neem]) });
    expect(screen.getByRole('heading', { level: 1, name: '2 lenders for this amount' })).toBeTruthy();
    const rows = screen.getAllByRole('button', { name: /Bank|Credit/ }).map((row) => row.textContent ?? '');
    const names = ['Tamarind Bank', 'Banyan Bank', 'Neem Credit'];
    expect(rows.map((row) => names.find((name) => row.includes(name)))).toEqual(['Banyan Bank', 'Neem Credit']);
    expect(screen.getByRole('main').textContent).toContain('1 lender for ₹54,990 over 6 months, lowest total first');
  });

  it('reads a lender as name, rate, instalment and what is paid in all', () => {
    show(LendersListScreen, { ...path, ...answered([banyan]) });
    const row = screen.getByRole('button', { name: /Banyan Bank/ }).textContent?.replace(/\s+/g, ' ');
    expect(row).toMatch(/13% a year.*₹9,516\/mo.*₹57,295 in all/);
  });

  it('has the months and the no-cost plans that the agent asked for, also with the next amount', async () => {
    const narrowed = { ...path, ...answered([tamarind, banyan]), lenderFilter: { months: 3, isNoCostOnly: true } };
    const { user, events } = show(LendersListScreen, narrowed);
    expect(screen.getByRole('main').textContent).toContain('1 lender with no-cost EMI over 3 months');
    expect(screen.getByRole('button', { name: /Banyan Bank/ }).textContent).toContain('NO COST EMI');
    await user.click(screen.getByRole('radio', { name: '24' }));
    await user.click(screen.getByRole('button', { name: 'No cost' }));
    expect(events).toEqual([
      { type: 'lendersNarrowed', by: { months: 24 } },
      { type: 'lendersNarrowed', by: { isNoCostOnly: false } },
    ]);
  });

  it('selects a lender by its row', async () => {
    const { user, events } = show(LendersListScreen, { ...path, ...answered([tamarind, banyan]) });
    await user.click(screen.getByRole('button', { name: /Banyan Bank/ }));
    expect(events).toEqual([{ type: 'lenderSelected', lenderId: '1' }]);
  });

  it('puts a lender from ₹75,000 last, under its own heading, and it can still be asked', async () => {
    const { user, events } = show(LendersListScreen, { ...path, ...answered([neem, banyan]) });
    expect(screen.getByRole('heading', { level: 2, name: 'Needs a higher amount' })).toBeTruthy();
    const row = screen.getByRole('button', { name: /Neem Credit/ });
    expect(row.textContent).toContain('₹75,000 or more');
    await user.click(row);
    expect(events).toEqual([{ type: 'lenderSelected', lenderId: '3' }]);
  });

  it('names the nearest amount where no lender covers ₹800', async () => {
    const none = [banyan, tamarind].map((lender) => ({ ...lender, emiPlans: [] }));
    const { user, events } = show(LendersListScreen, { ...path, submittedAmount: 800, ...answered(none) });
    expect(screen.getByRole('heading', { level: 1, name: 'No lender covers ₹800' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('EMI starts at ₹2,500.');
    await user.click(screen.getByRole('button', { name: 'Update Amount' }));
    expect(events).toEqual([{ type: 'amountEditAsked' }]);
  });

  it('names the highest amount where the purchase is above all of them', () => {
    const none = [{ ...banyan, emiPlans: [] }];
    show(LendersListScreen, { ...path, submittedAmount: 900_000, ...answered(none) });
    expect(screen.getByRole('main').textContent).toContain('EMI goes up to ₹5,00,000.');
  });

  it('carries the amount and lets it be edited', async () => {
    const { user, events } = show(LendersListScreen, { ...path, ...answered([banyan]) });
    expect(screen.getByText('₹54,990')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(events).toEqual([{ type: 'amountEditAsked' }, { type: 'back' }]);
  });
});

describe('the lenders list while it loads', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('shows 5 rows on their way after 200 ms and is busy', async () => {
    show(LendersListScreen, { ...path, getEmiDetailsResponse: { status: 'initiated' } });
    expect(screen.getByRole('heading', { level: 1, name: 'Finding lenders…' })).toBeTruthy();
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('li')).toHaveLength(0);
    await act(() => vi.advanceTimersByTime(200));
    expect(document.querySelectorAll('li')).toHaveLength(5);
  });

  it.each([0, 700])(
    'has one heading, which keeps the focus and says what has come, when the answer comes after %i ms; 500 ms later the count is said',
    async (waitMs) => {
      const { next } = show(LendersListScreen, { ...path, getEmiDetailsResponse: { status: 'initiated' } });
      const heading = screen.getByRole('heading', { level: 1 });
      focusHeading(document);
      await act(() => vi.advanceTimersByTime(waitMs));
      next({ ...path, ...answered([banyan]) });
      await act(() => vi.advanceTimersByTime(400));
      expect(document.activeElement).toBe(heading);
      expect(heading.textContent).toBe('1 lender for this amount');
      expect(screen.getByRole('status').textContent).toBe('');
      await act(() => vi.advanceTimersByTime(500));
      expect(screen.getByRole('status').textContent).toMatch(
        /^1 lender for ₹54,990 over \d+ months, lowest total first$/,
      );
    },
  );

  it('leaves the focus where the agent has put it', async () => {
    const { next } = show(LendersListScreen, { ...path, getEmiDetailsResponse: { status: 'initiated' } });
    screen.getByRole('button', { name: 'Edit' }).focus();
    next({ ...path, ...answered([banyan]) });
    await act(() => vi.advanceTimersByTime(400));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  });
});
