import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Screen } from '../flow/state';
import { KfsScreen } from './kfs';
import { LenderOtpScreen } from './lender-otp';
import { NearestScreen } from './nearest';
import { PendingScreen } from './pending';
import { SplitPaymentScreen } from './split-payment';
import { SuccessScreen } from './success';
import { show } from './testing/show';
import { on, split } from './testing/state';

const wanted = { lenderId: '401', lenderName: 'Banyan Bank', months: 6 } as const;
const sent = { maskedMobile: '98XXXXX210', resendAtMs: 0, attemptsRemaining: 5 };
const at = (shown: Screen) => on(shown, split);
const BOTH = '₹14,990 at the shop, ₹40,000 on EMI';

describe('₹14,990 at the shop and ₹40,000 on EMI', () => {
  it('is an alternative that opens both parts, with the part at the shop in its total', async () => {
    const { user, events } = show(NearestScreen, at({ name: 'nearest', phase: 'choosing', failure: null, wanted }));
    const alternative = screen.getByRole('button', { name: /Pay ₹14,990 now and ₹40,000 on EMI/ });
    expect(alternative.textContent).toContain('You pay ₹56,689 in all, the ₹14,990 included.');
    await user.click(alternative);
    expect(events).toEqual([{ type: 'planTaken', lenderId: '401', emiPlanId: '401-6', financedAmount: 40_000 }]);
  });

  it('says what each part is, what both come to, and that the shop takes nothing where the EMI fails', async () => {
    const { user, events } = show(SplitPaymentScreen, at({ name: 'twoParts', phase: 'choosing', failure: null }));
    const parts = within(screen.getByRole('list')).getAllByRole('listitem');
    expect(parts.map(({ textContent }) => textContent)).toEqual([
      '₹40,000 on EMI₹6,922 × 6 months with Banyan Bank, which comes to ₹41,699.',
      '₹14,990 at the shopTo Nilaya Electronics, as soon as your EMI is confirmed, in any way that it takes money.',
    ]);
    const sums = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(sums).toEqual([
      'Price of your order₹54,990',
      'Interest, 13% a year on ₹40,000₹1,500',
      'Fees, incl. GST₹199',
      'Both parts in all₹56,689',
    ]);
    expect(
      screen.getByText('If the EMI does not go through, Nilaya Electronics does not take the ₹14,990.'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Continue with both parts' }));
    expect(events).toEqual([{ type: 'planSubmitted' }]);
  });

  it('waits while the credit is reserved', () => {
    show(SplitPaymentScreen, at({ name: 'twoParts', phase: 'submitting', failure: null }));
    expect(screen.getByRole('button', { name: 'Please wait…' })).toBeTruthy();
  });

  it('is in the statement as the price, what the shop takes of it, and the loan', () => {
    show(KfsScreen, at({ name: 'kfs', phase: 'reading', failure: null, isChanged: false }));
    const pairs = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(pairs).toContain('You pay to the shop, not lent− ₹14,990');
    expect(pairs).toContain('Loan amount₹40,000');
    expect(screen.getByText(/agree to borrow ₹40,000 from Banyan Bank/)).toBeTruthy();
  });

  it('is paid by the lender’s OTP as far as it is on EMI', () => {
    show(LenderOtpScreen, at({ name: 'lenderOtp', phase: 'entering', sent, failure: null }));
    expect(screen.getByRole('button', { name: 'Pay ₹40,000 on EMI' })).toBeTruthy();
    expect(document.body.textContent).toContain(BOTH);
  });

  it('is awaited as far as it is on EMI, beside the order of both parts', () => {
    show(PendingScreen, at({ name: 'pending', phase: 'waiting', asked: 0, sent: null }));
    expect(screen.getByText(/Your payment of ₹40,000 is not confirmed yet/)).toBeTruthy();
    expect(screen.getByText(`Order NE-20418 · ${BOTH}`)).toBeTruthy();
  });

  it('is a receipt that says what the shop has still to take', () => {
    show(SuccessScreen, at({ name: 'success', phase: 'shown' }));
    expect(screen.getByText('Now pay the other ₹14,990 to Nilaya Electronics.')).toBeTruthy();
    expect(screen.getByText(`Order NE-20418 · ${BOTH}`)).toBeTruthy();
  });
});
