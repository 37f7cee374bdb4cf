import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KfsScreen } from './kfs';
import { OtpScreen } from './otp';
import { PlanSelectionScreen } from './plan-selection';
import { SuccessScreen } from './success';
import { show } from './testing/show';
import { completion, kfs, on } from './testing/state';
// Late modules take longer to load than a test waits.
import '../late/next';

/** Media queries that start with `beginning` match. */
const meets = (beginning: string): void => {
  const list = (query: string): Partial<MediaQueryList> => ({
    matches: query.startsWith(beginning),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('matchMedia', list);
};
const choosing = { name: 'planSelection', phase: 'choosing', failure: null, notice: 'none' } as const;
const side = () => within(screen.getByRole('complementary'));

describe('a viewport that fits two columns', () => {
  beforeEach(() => meets('(min-width'));

  it('shows the plan next to the step as a sum that adds up, and its row does not open', async () => {
    show(PlanSelectionScreen, on(choosing));
    await side().findByText('Your plan: Banyan Bank');
    const sums = screen.getByRole('complementary').textContent ?? '';
    // 54,990 + 2,106 + 199 = 57,295
    for (const line of ['Price₹54,990', 'Interest, 13% a year₹2,106', 'Fees, incl. GST₹199', 'Total you pay₹57,295'])
      expect(sums).toContain(line);
    expect(side().queryByRole('button')).toBeNull();
    expect(screen.getAllByText('First EMI', { exact: false })).toHaveLength(1);
    expect(screen.getAllByRole('timer')).toHaveLength(1);
  });

  it('shows a plan at no cost as its price and its fee', async () => {
    show(PlanSelectionScreen, on(choosing, { choice: { lenderId: '401', emiPlanId: '401-3' } }));
    await side().findByText('Your plan: Banyan Bank');
    expect(side().queryByText(/Interest/)).toBeNull();
    expect(side().queryByText(/discount/)).toBeNull();
  });

  it('shows a hint in place of the sums before a plan is chosen', async () => {
    show(PlanSelectionScreen, on(choosing, { choice: { lenderId: '401', emiPlanId: null } }));
    await side().findByText('Choose a plan to see every rupee of it here.');
  });

  it('shows in the head how far the payment is', async () => {
    const { next } = show(PlanSelectionScreen, on(choosing));
    await screen.findByRole('img', { name: 'Step 1 of 4' });
    next(on(choosing));
    const sent = { maskedMobile: '98XXXXX210', resendAtMs: 0, attemptsRemaining: 3 };
    document.body.replaceChildren();
    show(OtpScreen, on({ name: 'otp', phase: 'entering', sent, failure: null }));
    await screen.findByRole('img', { name: 'Step 2 of 4' });
    document.body.replaceChildren();
    show(SuccessScreen, on({ name: 'success', phase: 'shown' }, { completion }));
    await screen.findByRole('img', { name: 'Done' });
  });
});

describe('a low viewport', () => {
  beforeEach(() => meets('(max-height'));

  it('has the consent at the end of the statement, and a line with its total that leads there', () => {
    const about = { kfs: { kfsEnabled: true, kfsData: kfs, printUrl: null } };
    show(KfsScreen, on({ name: 'kfs', phase: 'reading', failure: null, isChanged: false }, about));
    const box = screen.getByRole('checkbox');
    const more = screen.getByRole('button', { name: 'Read on' });
    expect(box.compareDocumentPosition(more) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(screen.getByText('₹57,295 in all')).toBeTruthy();
    expect(screen.getByText('APR 14.28%')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Agree and continue' })).toHaveLength(1);
  });
});
