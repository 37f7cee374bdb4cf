import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/show';
import { refusal } from '../testing/state';
import { PreEligibilityScreen } from './pre-eligibility';

const path = { stack: ['/sa-pre-eligibility-check'] } as const;
const answer = (isPreEligible: boolean, nearestAmount: number | null) =>
  ({
    preEligibilityResponse: {
      status: 'success',
      data: { isPreEligible, isMobileVerified: false, lenderIds: ['1', '2'], nearestAmount },
    },
  }) as const;

describe('the pre-eligibility check', () => {
  // @req RTE-090
  it('needs an amount and 10 digits', async () => {
    const { user, events, next } = show(PreEligibilityScreen, { ...path, mobile: '987654321' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check' }).disabled).toBe(true);
    next(path);
    await user.click(screen.getByRole('button', { name: 'Check' }));
    expect(events).toEqual([{ type: 'preEligibilitySubmitted' }]);
  });

  // @req SAL-088
  it('goes on to the share code where 2 lenders finance the amount', async () => {
    const { user, events } = show(PreEligibilityScreen, { ...path, ...answer(true, 54_990) });
    expect(screen.getByRole('status').textContent).toContain('2 lenders finance this amount.');
    await user.click(screen.getByRole('button', { name: 'Check eligibility' }));
    expect(events).toEqual([{ type: 'eligibilityAsked' }]);
  });

  it('offers the nearest amount, ₹75,000, and checks it at once', async () => {
    const { user, events } = show(PreEligibilityScreen, { ...path, ...answer(false, 75_000) });
    await user.click(screen.getByRole('button', { name: 'Use ₹75,000' }));
    expect(events).toEqual([{ type: 'amountTyped', text: '75000' }, { type: 'preEligibilitySubmitted' }]);
  });

  it('takes its answer back while another amount is typed', () => {
    show(PreEligibilityScreen, { ...path, ...answer(true, 54_990), amount: '5499' });
    expect(screen.queryByRole('button', { name: 'Check eligibility' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Check' })).toBeTruthy();
  });

  it('shows a refusal of the server at the number', () => {
    const failure = refusal('This number is blocked.', { name: 'MOBILE_BLOCKED' });
    show(PreEligibilityScreen, { ...path, preEligibilityResponse: { status: 'error', failure } });
    expect(screen.getByRole('alert').textContent).toContain('This number is blocked');
  });

  // @req SAL-009, SAL-010
  it('has a home button in the bar', async () => {
    const { user, events } = show(PreEligibilityScreen, path);
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(events).toEqual([{ type: 'closeAsked', button: 'home' }]);
  });
});
