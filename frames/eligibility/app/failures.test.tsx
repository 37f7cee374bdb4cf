import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { button, heading, show } from '../testing/shown';
import { blocked, failure, loaded, MOBILE, offline, opened, submitted, ticked, typed } from '../testing/states';

describe('a failure', () => {
  it('in the server’s words and without ‘Try again’ where it is closed: no lender is connected', () => {
    const message = 'EMI is not available here yet. Please pay another way.';
    show(opened, { refuse: 'init', failure: failure({ name: 'NO_LENDER_CONNECTED', message, retry: false }) });
    expect(heading()).toBe('EMI is not available');
    expect(screen.getByText(message)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /again/i })).toBeNull();
  });

  // @req WID-010
  it('of the details offers to load them again', async () => {
    const { called, pointer } = show(opened, { refuse: 'init', failure: failure() });
    expect(heading()).toBe('EMI options didn’t load');
    await pointer.click(button('Try again'));
    expect(called()?.call).toBe('init');
  });

  // @req WID-011
  it('of the lenders says so in their words and keeps the number', async () => {
    const down = failure({ name: 'LENDER_UNAVAILABLE', message: 'The lenders do not answer right now.' });
    const { flow, pointer } = show(opened, loaded(MOBILE), { refuse: 'checkUser', failure: down });
    expect(screen.getByRole('alert').textContent).toBe('The lenders do not answer right now.');
    await pointer.click(button('Try again'));
    expect(flow.machine.state.calls.checkUser).toBeDefined();
  });

  it('of the network says to check the connection', () => {
    show(opened, { refuse: 'init', failure: offline });
    expect(screen.getByRole('alert').textContent).toBe('Please check your internet connection.');
  });

  it('that blocks the customer shows a contact', () => {
    show(opened, loaded(), typed, ticked, submitted, { refuse: 'sendOtp', failure: blocked });
    expect(heading()).toBe('Account Blocked');
    expect(screen.getByRole('alert').textContent).toContain('support@kadam.example');
    expect(button('Go back')).toBeDefined();
  });

  it('of the browser’s storage offers to try again', async () => {
    const { effects, pointer, send } = show(opened);
    send({ type: 'storageChecked', available: false });
    await pointer.click(button('Try again'));
    expect(effects.at(-1)).toEqual({ type: 'checkStorage' });
    send({ type: 'storageChecked', available: true });
    expect(heading()).toBe('Loading EMI options');
  });
});
