import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Outcome, SalesLender, SalesState } from '../flow/state';
import { en } from '../messages/en';
import type { ResultAbout } from '../messages/messages';
import { show } from '../screens/testing/show';
import { banyan, eligibility, neem, sheetOf, tamarind } from '../screens/testing/state';
import { UserEligibilityInfoSheet } from './user-eligibility-info';

const about: ResultAbout = {
  lender: 'Banyan Bank',
  mobile: '9876543210',
  nextLender: '',
  canApply: false,
  isApproved: false,
  amountRupees: 54_990,
  lessLender: '',
  lessRupees: 0,
  refusedHere: null,
};
const result = (
  outcome: Outcome,
  answer: Partial<SalesState>,
  more: Partial<ResultAbout> = {},
): Partial<SalesState> => ({
  outcome,
  selectedLenderId: '1',
  ...answer,
  sheet: sheetOf('USER_ELIGIBILITY_INFO', en.result.byOutcome[outcome]({ ...about, ...more })),
});
const press = (name: string) => screen.getByRole('button', { name });

describe('the result of an eligibility check', () => {
  it('pre-approved: lists the lenders and leads to the plans', async () => {
    const { user, events } = show(
      UserEligibilityInfoSheet,
      result('CUST_PRE_APPROVED_MSG', eligibility({ emiLenders: [banyan, tamarind], isPreApproved: true })),
    );
    expect(screen.getByRole('dialog', { name: 'Customer is pre-approved' })).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await user.click(press('View EMI plans'));
    await user.click(screen.getByRole('button', { name: /Tamarind Bank/ }));
    await user.click(press('Check another number'));
    expect(events).toEqual([
      { type: 'plansAsked', lenderId: null },
      { type: 'plansAsked', lenderId: '2' },
      { type: 'anotherMobileAsked' },
    ]);
  });

  it('can apply: shares an application with the lender that is chosen, the first one beforehand', async () => {
    const { user, events } = show(
      UserEligibilityInfoSheet,
      result('CUST_CREDIT_LIMIT_MSG', eligibility({ ntbLenders: [tamarind, neem], isNtbAllowed: true })),
    );
    await user.click(press('Share application'));
    await user.click(screen.getByRole('radio', { name: /Neem Credit/ }));
    await user.click(press('Share application'));
    expect(events).toEqual([
      { type: 'ntbShareAsked', lenderId: '2' },
      { type: 'ntbShareAsked', lenderId: '3' },
    ]);
  });

  it('the lender that is ticked is the one that is sent, where the selected lender takes no applications', async () => {
    const { user, events } = show(
      UserEligibilityInfoSheet,
      result('TRY_ANOTHER_LENDER_MSG', eligibility({ ntbLenders: [tamarind, neem], isNtbAllowed: true }), {
        canApply: true,
      }),
    );
    const ticked = screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked);
    expect(ticked).toHaveLength(1);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Tamarind Bank/ }).checked).toBe(true);
    await user.click(press('Share application'));
    expect(events).toEqual([{ type: 'ntbShareAsked', lenderId: '2' }]);
  });

  it('what was ticked of an earlier result does not count where this one does not have it', async () => {
    const applicable = (...ntbLenders: SalesLender[]) =>
      result('CUST_CREDIT_LIMIT_MSG', eligibility({ ntbLenders, isNtbAllowed: true }));
    const { user, events, next } = show(UserEligibilityInfoSheet, applicable(tamarind, neem));
    await user.click(screen.getByRole('radio', { name: /Neem Credit/ }));
    next(applicable(tamarind, banyan));
    // The selected lender, where it takes applications.
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Banyan Bank/ }).checked).toBe(true);
    await user.click(press('Share application'));
    expect(events).toEqual([{ type: 'ntbShareAsked', lenderId: '1' }]);
  });

  it('can apply with one lender: nothing is to be chosen', () => {
    show(
      UserEligibilityInfoSheet,
      result('CUST_CREDIT_LIMIT_MSG', eligibility({ ntbLenders: [tamarind], isNtbAllowed: true })),
    );
    expect(screen.queryByRole('radio')).toBeNull();
    expect(screen.getByText('Can apply')).toBeTruthy();
  });

  it('another lender: leads to the plans of the one that approved', async () => {
    const { user, events } = show(
      UserEligibilityInfoSheet,
      result('TRY_ANOTHER_LENDER_MSG', eligibility({ emiLenders: [tamarind], isPreApproved: true }), {
        nextLender: 'Tamarind Bank',
      }),
    );
    expect(
      screen.getByText('Sorry ! This number is not approved with this lender . Try with another number'),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { level: 3, name: 'Pre-approved with' })).toBeTruthy();
    await user.click(press('View Tamarind Bank plans'));
    expect(events).toEqual([{ type: 'plansAsked', lenderId: '2' }]);
  });

  it('approved for less: one button uses that amount, and a lender that finances the whole is there too', async () => {
    const upTo40 = { ...banyan, maxLoanAmount: 40_000, emiPlans: [] };
    const { user, events } = show(
      UserEligibilityInfoSheet,
      result('APPROVED_FOR_LESS_MSG', eligibility({ emiLenders: [tamarind, upTo40], isPreApproved: true }), {
        lessLender: 'Banyan Bank',
        lessRupees: 40_000,
      }),
    );
    expect(screen.getByRole('dialog', { name: 'Approved for ₹40,000' }).textContent).not.toMatch(/not approved/i);
    expect(screen.getByText('₹3,000 – ₹40,000')).toBeTruthy();
    await user.click(press('Use ₹40,000'));
    await user.click(screen.getByRole('button', { name: /Tamarind Bank/ }));
    expect(events).toEqual([
      { type: 'approvedAmountAsked', lenderId: '1' },
      { type: 'plansAsked', lenderId: '2' },
    ]);
  });

  it('another lender, to apply with: shares an application', async () => {
    const { user, events } = show(
      UserEligibilityInfoSheet,
      result('TRY_ANOTHER_LENDER_MSG', eligibility({ ntbLenders: [tamarind], isNtbAllowed: true }), { canApply: true }),
    );
    await user.click(press('Share application'));
    expect(events).toEqual([{ type: 'ntbShareAsked', lenderId: '2' }]);
  });

  it('no lenders: names the number and only changes it', async () => {
    const { user, events } = show(UserEligibilityInfoSheet, result('NO_LENDERS_MSG', eligibility({})));
    expect(screen.getByRole('dialog', { name: 'No lenders for this number' }).textContent).toContain(
      'Checked +91-98765 43210. This did not affect the credit score.',
    );
    await user.click(press('Change mobile number'));
    expect(events).toEqual([{ type: 'anotherMobileAsked' }]);
  });
});
