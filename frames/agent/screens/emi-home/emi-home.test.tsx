import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { show } from '../testing/show';
import { EmiHomeScreen } from './emi-home';

const path = { stack: ['/sales-emi-home'] } as const;
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });

describe('the amount screen', () => {
  // @req RTE-083
  it('asks what the purchase costs and shows ₹54,990 grouped', () => {
    show(EmiHomeScreen, path);
    expect(screen.getByRole('heading', { level: 1, name: 'What does the purchase cost?' })).toBeTruthy();
    expect(amount().value).toBe('54,990');
  });

  // @req SAL-012
  it('sends digits only, without commas', async () => {
    const { user, events } = show(EmiHomeScreen, { ...path, amount: '5499' });
    await user.type(amount(), '0');
    expect(events).toEqual([{ type: 'amountTyped', text: '54990' }]);
  });

  // @req SAL-014
  it('has the button disabled while the amount is empty', () => {
    show(EmiHomeScreen, { ...path, amount: '' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Calculate EMI' }).disabled).toBe(true);
  });

  // @req VAL-026, SAL-013
  it('submits by button and by Enter', async () => {
    const { user, events } = show(EmiHomeScreen, path);
    await user.click(screen.getByRole('button', { name: 'Calculate EMI' }));
    await user.type(amount(), '{Enter}');
    expect(events).toEqual([{ type: 'amountSubmitted' }, { type: 'amountSubmitted' }]);
  });

  // @req VAL-051, SAL-015, MSG-007, Q-012
  it('says the minimum of ₹3,000 as an alert and offers lenders for ₹1,500', async () => {
    const issue = { kind: 'belowMin', minRupees: 3000 } as const;
    const { user, events } = show(EmiHomeScreen, { ...path, amount: '1500', amountIssue: issue });
    expect(screen.getByRole('alert').textContent).toBe('Please update the amount with min of ₹3,000');
    expect(amount().getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Show available lenders for ₹1,500' }));
    expect(events).toEqual([{ type: 'lendersForAmountAsked' }]);
  });

  // @req VAL-048, SAL-015
  it('says that 0 is no amount and offers no lenders for it', () => {
    show(EmiHomeScreen, { ...path, amount: '0', amountIssue: { kind: 'invalid' } });
    expect(screen.getByRole('alert').textContent).toBe('Please enter valid amount');
    expect(screen.queryByRole('button', { name: /Show available lenders/ })).toBeNull();
  });

  // @req SAL-007, SAL-009
  it('cannot go back from the first screen, and leads to support and out', async () => {
    const { user, events } = show(EmiHomeScreen, { ...path, stack: ['/sales-emi-home'] });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Back' }).disabled).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Support' }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(events).toEqual([{ type: 'supportAsked' }, { type: 'closeAsked', button: 'close' }]);
  });

  // @req SAL-006, SAL-008
  it('names the merchant, the product and the 3 lenders of the store', () => {
    show(EmiHomeScreen, path);
    expect(screen.getByText('Nilaya Electronics')).toBeTruthy();
    expect(screen.getByText('EMI with Kadam')).toBeTruthy();
    expect(screen.getByText('3 lenders at this store')).toBeTruthy();
    expect(screen.getByRole('contentinfo').textContent).toContain('Powered by');
  });

  it('says whose check the next one is while +91 98XXXXX210 is verified, and lets that customer go', async () => {
    const verifiedMobiles = [{ mobile: '9876543210', untilMs: Number.MAX_SAFE_INTEGER }];
    const { user, events, next } = show(EmiHomeScreen, { ...path, verifiedMobiles });
    expect(screen.getByText('Checking for')).toBeTruthy();
    expect(screen.getByText('+91 98XXXXX210')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'New customer' }));
    expect(events).toEqual([{ type: 'newCustomerAsked' }]);
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    next({ ...path, verifiedMobiles, mobile: '' });
    expect(screen.queryByText('Checking for')).toBeNull();
  });

  it('starts with the focus in the amount', () => {
    show(EmiHomeScreen, path);
    expect(document.activeElement).toBe(amount());
  });
});
