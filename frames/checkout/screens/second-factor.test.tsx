import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SecondFactorScreen } from './second-factor';
import { show } from './testing/show';
import { on, ready, refusal } from './testing/state';

const asking = (aivfType: 'PIN' | 'DOB' | 'PAN', more = {}) =>
  ({ name: 'secondFactor', phase: 'entering', aivfType, failure: null, ...more }) as const;
const typed = (aivfValue: string) => ({ paymentUserData: { ...ready.paymentUserData, aivfValue } });
const go = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });

describe('the second factor', () => {
  // @req TXN-006, TXN-018
  it('asks a PIN lender’s customer for 4 masked digits', async () => {
    const { user, events } = show(SecondFactorScreen, on(asking('PIN'), typed('123')));
    expect(screen.getByRole('heading', { level: 1, name: 'Enter your Banyan Bank PIN' })).toBeTruthy();
    const pin = screen.getByLabelText<HTMLInputElement>('4-digit PIN');
    expect([pin.type, pin.autocomplete]).toEqual(['password', 'off']);
    expect(go().disabled).toBe(true);
    await user.type(pin, '4');
    expect(events).toEqual([{ type: 'aivfTyped', text: '1234' }]);
  });

  it('asks for a date of birth as 21/08/1990', async () => {
    const { user, events } = show(SecondFactorScreen, on(asking('DOB'), typed('2108199')));
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date of birth' });
    expect(field.value).toBe('21/08/199');
    await user.type(field, '0');
    expect(events).toEqual([{ type: 'aivfTyped', text: '21081990' }]);
  });

  it('asks for a PAN of 10 characters', async () => {
    const { user, events } = show(SecondFactorScreen, on(asking('PAN'), typed('ABCDE1234F')));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'PAN' }).maxLength).toBe(10);
    await user.click(go());
    expect(events).toEqual([{ type: 'aivfSubmitted' }]);
  });

  it('explains itself', async () => {
    const { user, events } = show(SecondFactorScreen, on(asking('PIN')));
    await user.click(screen.getByRole('button', { name: 'Forgot PIN?' }));
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(events).toEqual([{ type: 'aivfInfoAsked' }, { type: 'helpAsked' }]);
    const safety = screen.getByText('Type it only here. Never tell it to anyone, on the phone or in a message.');
    expect(safety.compareDocumentPosition(go())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows a refusal at the field and warns of the last 2 attempts', () => {
    const failure = refusal('PAYMENT_INVALID_PIN', 'The PIN is not right.');
    show(SecondFactorScreen, on(asking('PIN', { failure }), { aivfDetails: { attemptsRemaining: 2 } }));
    expect(screen.getByRole('alert').textContent).toBe('The PIN is not right.');
    expect(screen.getByText('Last 2 attempt(s) remaining')).toBeTruthy();
  });

  it('puts the focus into the field again once it is refused, since the button that had it can do nothing', () => {
    const failure = refusal('PAYMENT_INVALID_PIN', 'The PIN is not right.');
    const { next } = show(SecondFactorScreen, on(asking('PIN'), typed('9999')));
    go().focus();
    next(on(asking('PIN', { failure }), typed('')));
    expect(document.activeElement).toBe(screen.getByLabelText('4-digit PIN'));
  });

  it('has no way back once the credit is reserved', () => {
    show(SecondFactorScreen, on(asking('PIN'), { isInitiated: true }));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});
