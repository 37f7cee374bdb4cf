import { fireEvent, render, screen, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { banyan, neem, samplePlan, tamarind } from '../../shared/testing/sample-lenders';
import { AllLenders } from './all-lenders';
import { BestLenders } from './best-lenders';
import { lenderChoiceMessages } from './lender-choice.messages';
import { lendingMessages } from './messages';

const jasmine = {
  ...tamarind,
  lenderId: '4',
  name: 'Jasmine Bank',
  emiPlans: [samplePlan('plan-24', 24, 13, 2_600, 62_599)],
};
const about = {
  lenders: [banyan, tamarind, jasmine, neem],
  chosenId: '2',
  months: 24,
  t: { ...lendingMessages.english, ...lenderChoiceMessages.english },
};
const rows = () => within(screen.getByRole('radiogroup')).getAllByRole('radio');
const names = () => rows().map((row) => /Banyan Bank|Tamarind Bank|Jasmine Bank/.exec(row.textContent ?? '')?.[0]);
const stops = () => rows().filter((row) => row.tabIndex === 0);

describe('the best lenders', () => {
  it('say why they are, what they cost a month and in all, and lead to all of them', async () => {
    const [onChoose, onAll] = [vi.fn(), vi.fn()];
    render(<BestLenders {...about} onChoose={onChoose} onAll={onAll} />);
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Jasmine Bank.*Lowest total and lowest monthly amount.*₹62,599 in all/),
      expect.stringMatching(/Tamarind Bank.*Second lowest total.*₹63,583 in all/),
    ]);
    await userEvent.click(screen.getByRole('radio', { name: /Jasmine/ }));
    expect(onChoose).toHaveBeenCalledWith('4');
    await userEvent.click(screen.getByRole('button', { name: 'All 4 lenders' }));
    expect(onAll).toHaveBeenCalledOnce();
  });
});

describe('all lenders', () => {
  let user: UserEvent;
  const [onChoose, onMonths] = [vi.fn(), vi.fn()];
  beforeEach(() => {
    vi.useFakeTimers();
    user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    render(<AllLenders {...about} amount={54_990} onChoose={onChoose} onMonths={onMonths} />);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.clearAllMocks();
  });

  it('are those with a plan for the months, lowest total first; a lender that needs a higher amount is listed with it', async () => {
    expect(names()).toEqual(['Jasmine Bank', 'Tamarind Bank']);
    expect(screen.getByText('Needs a higher amount')).toBeTruthy();
    expect(screen.getByText('₹75,000 or more')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: '6' }));
    expect(onMonths).toHaveBeenCalledWith(6);
  });

  it('are one Tab stop, the chosen one first; arrows move and choose nothing, Enter chooses', async () => {
    expect(stops().map((row) => row.textContent)).toEqual([expect.stringContaining('Tamarind Bank')]);
    stops()[0]?.focus();
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('Jasmine Bank');
    expect(stops()).toEqual([document.activeElement]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement?.textContent).toContain('Jasmine Bank');
    expect(onChoose).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(onChoose).toHaveBeenCalledWith('4');
  });

  it('are found by any part of a name, marked, and the number of them is said 500 ms after the last key', async () => {
    fireEvent.input(screen.getByRole('textbox', { name: 'Search lenders' }), { target: { value: 'JAS' } });
    expect(names()).toEqual(['Jasmine Bank']);
    expect(document.querySelector('mark')?.textContent).toBe('Jas');
    await vi.advanceTimersByTimeAsync(499);
    expect(screen.getByRole('status').textContent).not.toContain('1 lender ');
    await vi.advanceTimersByTimeAsync(1);
    expect(screen.getByRole('status').textContent).toBe('1 lender for ₹54,990 over 24 months, lowest total first');
  });

  it('that none is of the name is said, and the search can be cleared', async () => {
    await user.type(screen.getByRole('textbox'), 'xyz');
    expect(screen.getByRole('heading', { name: 'No lender of this name is here' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(names()).toEqual(['Jasmine Bank', 'Tamarind Bank']);
  });

  it('are those at no cost alone, on request', async () => {
    await user.click(screen.getByRole('button', { name: 'No cost' }));
    expect(screen.getByText('0 lenders')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'No cost', pressed: true })).toBeTruthy();
  });
});
