import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samplePlan } from '../../../../shared/testing/sample-lenders';
import { resultMessages } from '../../flow/outcome';
import type { Outcome } from '../../flow/outcomes';
import type { SalesLender } from '../../flow/state';
import type { StateChange } from '../../flow/testing/build-state';
import { messagesOf } from '../../page-messages';
import { show } from '../testing/show';
import { banyan, eligibility, neem, tamarind } from '../testing/state';
import type { ResultAbout } from './messages';
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
const result = (outcome: Outcome, answer: StateChange, more: Partial<ResultAbout> = {}): StateChange => ({
  outcome,
  selectedLenderId: '1',
  ...answer,
  sheet: {
    name: 'USER_ELIGIBILITY_INFO',
    text: resultMessages(messagesOf('en'), outcome, { ...about, ...more }),
    outcome,
  } as const,
});
const press = (name: string) => screen.getByRole('button', { name });

describe('the result of an eligibility check', () => {
  // @req SAL-020
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

  // @req SAL-021
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

  const alternatives = (): string[] =>
    within(screen.getByRole('list', { name: 'Nearest ways' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  // @req SAL-023, SAL-030
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
    expect(alternatives()).toEqual(['24 months with Tamarind Bank ₹2,641 × 24 months. Customer pays ₹63,583 in all.']);
    await user.click(screen.getByRole('button', { name: /^24 months with Tamarind Bank/ }));
    await user.click(press('Change mobile number'));
    expect(events).toEqual([{ type: 'plansAsked', lenderId: '2' }, { type: 'anotherMobileAsked' }]);
  });

  it('approved for less: the rest is taken at the till, or another lender or an application is, each with its total', async () => {
    const upTo40 = { ...banyan, maxLoanAmount: 40_000 };
    const { user, events } = show(
      UserEligibilityInfoSheet,
      result(
        'APPROVED_FOR_LESS_MSG',
        eligibility({
          emiLenders: [tamarind, { ...upTo40, emiPlans: [] }],
          partLenders: [{ ...upTo40, emiPlans: [samplePlan('plan-6', 6, 13, 6_922, 41_700)] }],
          ntbLenders: [neem, { ...tamarind, lenderId: '4', name: 'Peepal Finance' }],
          isPreApproved: true,
          isNtbAllowed: true,
        }),
        { lessLender: 'Banyan Bank', lessRupees: 40_000 },
      ),
    );
    const sheet = screen.getByRole('dialog', { name: '₹54,990 is above the customer’s ₹40,000 limit' });
    expect(sheet.textContent).not.toMatch(/not approved/i);
    expect(alternatives()).toEqual([
      'Take ₹14,990 at the till, ₹40,000 on EMI ₹6,922 × 6 months. Customer pays ₹56,690 in all, the ₹14,990 included.Now ₹14,990 On EMI ₹40,000',
      'Tamarind Bank, for the whole amount ₹2,641 × 24 months. Customer pays ₹63,583 in all. Pre-approved for ₹10,00,000.',
      'Send an application to the customer Peepal Finance, for new customers. The customer fills it on their own phone.',
    ]);
    await user.click(screen.getByRole('button', { name: /^Take ₹14,990/ }));
    await user.click(screen.getByRole('button', { name: /^Tamarind Bank/ }));
    await user.click(screen.getByRole('button', { name: /^Send an application/ }));
    expect(events).toEqual([
      { type: 'approvedAmountAsked', lenderId: '1' },
      { type: 'plansAsked', lenderId: '2' },
      { type: 'ntbShareAsked', lenderId: '4' },
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

  // @req SAL-022
  it('no lenders: names the number and only changes it', async () => {
    const { user, events } = show(UserEligibilityInfoSheet, result('NO_LENDERS_MSG', eligibility({})));
    expect(screen.getByRole('dialog', { name: 'No lenders for this number' }).textContent).toContain(
      'Checked +91-98765 43210. This did not affect the credit score.',
    );
    await user.click(press('Change mobile number'));
    expect(events).toEqual([{ type: 'anotherMobileAsked' }]);
  });
});
