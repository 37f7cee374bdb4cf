import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { enteringCode, enteringNumber, verified } from '../../../identity';
import type { StateChange } from '../../flow/testing/build-state';
import { mobileSheet } from '../testing/sheets';
import { NOW_MS, show } from '../testing/show';
import { refusal } from '../testing/state';
import { MobileVerificationSheet } from './mobile-verification';

const sent = { resendAtMs: NOW_MS + 24_000, attemptsRemaining: null };
const entering = (code: string, more = {}) => ({ sheet: mobileSheet({ ...enteringCode(sent), ...more }, code) });
const showSheet = (change: StateChange) => show(MobileVerificationSheet, change, { sheet: mobileSheet() });
const mobile = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: '5-digit Secure Share Code' });

describe('mobile entry', () => {
  // @req OTP-052, OTP-053, OTP-055
  it('asks for the number, says that a code will be sent and has the focus in the field', () => {
    showSheet({ mobile: '' });
    expect(screen.getByRole('dialog', { name: "Customer's Mobile Number" })).toBeTruthy();
    expect(screen.getByText('A 5-digit Secure Share Code will be sent to this number.')).toBeTruthy();
    expect(screen.getByText('+91-')).toBeTruthy();
    expect(document.activeElement).toBe(mobile());
  });

  // @req VAL-036
  it('enables Send code at exactly 10 digits', async () => {
    const { user, events, next } = showSheet({ mobile: '987654321' });
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send code' }).disabled).toBe(true);
    await user.type(mobile(), '0');
    next({ mobile: '9876543210' });
    await user.click(screen.getByRole('button', { name: 'Send code' }));
    expect(events).toEqual([{ type: 'mobileTyped', text: '9876543210' }, { type: 'mobileSubmitted' }]);
  });

  it('takes a pasted +91 98765-43210', async () => {
    const { user, events } = showSheet({ mobile: '' });
    await user.click(mobile());
    await user.paste('+91 98765-43210');
    expect(events).toEqual([{ type: 'mobileTyped', text: '9876543210' }]);
  });

  it('shows a refusal under the field and keeps the number', () => {
    showSheet({
      sheet: mobileSheet({
        ...enteringNumber,
        failure: { ...refusal('This number is blocked.', { name: 'MOBILE_BLOCKED' }), id: 1 },
      }),
    });
    expect(screen.getByRole('alert').textContent).toContain('This number is blocked');
    expect(mobile().value).toBe('98765 43210');
  });

  it('says behind a block when codes are sent again to the number, and behind nothing else', () => {
    const about = { name: 'MOBILE_BLOCKED', reaction: 'useAnotherNumber', resendAtMs: NOW_MS } as const;
    const refused = (more: object) => ({
      sheet: mobileSheet({ ...enteringNumber, failure: { ...refusal('Blocked.', { ...about, ...more }), id: 1 } }),
    });
    const { next } = showSheet(refused({}));
    const said = () => screen.getByRole('alert').textContent;
    expect(said()).toMatch(/^Blocked\. Codes can be sent again from \d{1,2}:\d\d/);
    next(refused({ resendAtMs: null }));
    expect(said()).toBe('Blocked.');
    next(refused({ reaction: 'say' }));
    expect(said()).toBe('Blocked.');
  });

  // @req OTP-063
  it('tells that a number is verified already and goes on to eligibility', async () => {
    const { user, events } = showSheet({ sheet: mobileSheet(verified) });
    expect(screen.getByRole('status').textContent).toBe(
      'You have already verified this mobile number, please check the eligibility',
    );
    await user.click(screen.getByRole('button', { name: 'Check eligibility' }));
    expect(events).toEqual([{ type: 'eligibilityAsked' }]);
  });

  it('keeps the number as it is while the code is sent', () => {
    showSheet({ sheet: mobileSheet({ ...enteringNumber, phase: 'sending' }) });
    expect(mobile().readOnly).toBe(true);
    expect(screen.getByRole('button', { name: 'Sending…' }).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('share-code entry', () => {
  it('replaces mobile entry in the same dialog and moves the focus to the code', () => {
    const { next } = showSheet({});
    const dialog = screen.getByRole('dialog');
    next(entering(''));
    expect(screen.getByRole('dialog', { name: 'Enter Secure Share Code' })).toBe(dialog);
    expect(document.activeElement).toBe(code());
  });

  // @req OTP-058
  it('names the number the code went to, which can be changed', async () => {
    const { user, events } = showSheet(entering(''));
    expect(screen.getByText('+91-98765 43210')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(events).toEqual([{ type: 'mobileChangeAsked' }]);
  });

  // @req OTP-056
  it('sends each digit as the whole code so far, and takes 5 digits pasted with spaces', async () => {
    const { user, events } = showSheet(entering('402'));
    await user.type(code(), '1');
    await user.paste('4 0 2 1 3');
    expect(events).toEqual([
      { type: 'codeTyped', text: '4021', waits: false },
      { type: 'codeTyped', text: '40213', waits: false },
    ]);
  });

  it('verifies by the button once there are 5 digits', async () => {
    const { user, events, next } = showSheet(entering('4021'));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify code' }).disabled).toBe(true);
    next(entering('40213'));
    await user.click(screen.getByRole('button', { name: 'Verify code' }));
    expect(events).toEqual([{ type: 'codeSubmitted' }]);
  });

  it('counts down from 0:24 and then resends, with the focus back in the code', async () => {
    const { user, events, next } = showSheet(entering(''));
    expect(screen.getByRole('timer').textContent).toBe('Resend in 0:24');
    next(entering('', { sent: { ...sent, resendAtMs: NOW_MS } }));
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(events).toEqual([{ type: 'codeResendAsked' }]);
    expect(document.activeElement).toBe(code());
  });

  // @req OTP-059
  it.each([1, 2, 3])('warns at the last %i attempt(s)', (attemptsRemaining) => {
    showSheet(entering('', { sent: { ...sent, attemptsRemaining } }));
    expect(screen.getByText(`Last ${attemptsRemaining} attempt(s) remaining`)).toBeTruthy();
  });

  // @req OTP-059
  it('does not warn at 4 attempts', () => {
    showSheet(entering('', { sent: { ...sent, attemptsRemaining: 4 } }));
    expect(screen.queryByText(/attempt/)).toBeNull();
  });

  it('tells a wrong code as an alert at the cleared field', () => {
    show(
      MobileVerificationSheet,
      entering('', {
        failure: refusal('This code is not right. Please check it with the customer.', { name: 'SHARE_CODE_INVALID' }),
      }),
    );
    expect(screen.getByRole('alert').textContent).toBe('This code is not right. Please check it with the customer.');
    expect(code().getAttribute('aria-invalid')).toBe('true');
  });

  it('is busy with Verifying... and keeps the digits', () => {
    showSheet(entering('40213', { phase: 'verifying' }));
    expect(screen.getByRole('button', { name: 'Verifying...' })).toBeTruthy();
    expect(code().value).toBe('40213');
    expect(code().readOnly).toBe(true);
  });

  it('closes on Esc', async () => {
    const { user, events } = showSheet(entering(''));
    await user.keyboard('{Escape}');
    expect(events).toEqual([{ type: 'sheetClosed' }]);
  });
});
