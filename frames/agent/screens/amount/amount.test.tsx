import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../page-messages';
import { MinAmountNotMatchSheet } from '../min-amount-not-match/min-amount-not-match';
import { show } from '../testing/show';
import { banyan } from '../testing/state';
import { AmountSheet } from './amount';

const chosen = { selectedLenderId: '1', selectedLenderDetails: banyan };

describe('the amount sheet', () => {
  it('tells the limits of the chosen lender and has the focus in the amount', () => {
    show(AmountSheet, chosen);
    expect(screen.getByText('Banyan Bank finances ₹3,000 to ₹5,00,000.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Amount' }));
  });

  // @req SAL-046
  it('has a ₹ before its field', () => {
    show(AmountSheet);
    const field = screen.getByRole('textbox', { name: 'Amount' });
    const sign = screen.getByText('₹');
    expect(sign.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it('tells no limits without a lender', () => {
    show(AmountSheet);
    expect(screen.queryByText(/finances/)).toBeNull();
  });

  // @req VAL-052
  it('refuses ₹5,49,990 above ₹5,00,000 and offers other lenders', async () => {
    const { user, events } = show(AmountSheet, {
      ...chosen,
      amount: '549990',
      amountIssue: { kind: 'aboveMax', maxRupees: 500_000 },
    });
    expect(screen.getByRole('alert').textContent).toBe('Please update the amount with max upto ₹5,00,000');
    await user.click(screen.getByRole('button', { name: 'Show available lenders for ₹5,49,990' }));
    expect(events).toEqual([{ type: 'lendersForAmountAsked' }]);
  });

  it('is submitted by Enter', async () => {
    const { user, events } = show(AmountSheet);
    await user.keyboard('{Enter}');
    expect(events).toEqual([{ type: 'amountSubmitted' }]);
  });
});

describe('an amount that does not fit the chosen lender', () => {
  const text = {
    mainTitle: messagesOf('en').mismatch.belowTitle,
    subTitle: messagesOf('en').mismatch.belowMin('Banyan Bank', 1500, 3000),
    primaryText: messagesOf('en').mismatch.others,
    secondaryText: messagesOf('en').mismatch.showLenders,
    btnName: messagesOf('en').mismatch.updateAmount,
    textColor: 'default',
  } as const;

  // @req SAL-061, Q-013
  it('says so in words and as a picture, and offers both ways on', async () => {
    const { user, events } = show(MinAmountNotMatchSheet, {
      ...chosen,
      submittedAmount: 1500,
      sheet: { name: 'MIN_AMOUNT_NOT_MATCH', text },
    });
    expect(screen.getByRole('dialog').textContent).toContain(
      'Sorry! Banyan Bank Cardless EMI is not available for ₹ 1,500, Please update amount with minimum of ₹ 3,000',
    );
    expect(
      screen.getByRole('img', { name: '₹1,500 is outside the Banyan Bank range of ₹3,000 to ₹5,00,000' }),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Update Amount' }));
    await user.click(screen.getByRole('button', { name: 'Show Available Lenders' }));
    expect(events).toEqual([{ type: 'amountEditAsked' }, { type: 'availableLendersAsked' }]);
  });
});
