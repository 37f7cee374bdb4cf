import { fireEvent, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { button, heading, show } from '../testing/shown';
import {
  answers,
  failure,
  info,
  loaded,
  MOBILE,
  opened,
  type ScriptedEvent,
  submitted,
  typed,
} from '../testing/states';
import { lazyScreens } from './lazy-screens';

beforeAll(async () => {
  await lazyScreens.load('otpEntry');
});

const atOtp = (): ScriptedEvent[] => [
  opened,
  ...loaded(),
  typed,
  submitted,
  { answer: 'sendOtp', data: { ...answers.sendOtp, resendAtMs: Date.now() + 30_000 } },
];

describe('the number', () => {
  // @req OTP-007, OTP-008, VAL-053
  it('stands behind a fixed +91, under what the price costs a month, and needs 10 digits and nothing else', async () => {
    const { called, pointer } = show(opened, loaded());
    expect(heading()).toBe('EMI from ₹965/mo');
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(field).toHaveProperty('placeholder', 'Enter your mobile number');
    expect(screen.getByText('+91')).toBeDefined();
    expect(screen.getByText('*We will send you one time password (OTP)')).toBeDefined();
    await pointer.type(field, '987654321');
    expect(button('Send OTP')).toHaveProperty('disabled', true);
    await pointer.type(field, '0');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.getByText('We use your number to send you the OTP and to find your EMI offers.')).toBeDefined();
    await pointer.click(button('Send OTP'));
    expect(called()).toMatchObject({ call: 'sendOtp', body: { mobile: MOBILE } });
    expect(button('Verifying...').getAttribute('aria-disabled')).toBe('true');
  });

  // @req Q-011
  it('5876543210 can be sent, as it has ten digits, and is invalid at the field once the server refuses it', async () => {
    const { called, pointer, send } = show(opened, loaded());
    await pointer.type(screen.getByRole('textbox', { name: 'Mobile number' }), '5876543210');
    expect(screen.queryByText('Mobile Number is Invalid')).toBeNull();
    await pointer.click(button('Send OTP'));
    expect(called()).toMatchObject({ call: 'sendOtp', body: { mobile: '5876543210' } });
    send({ refuse: 'sendOtp', failure: failure({ kind: 'http', name: 'INVALID_REQUEST', status: 400 }) });
    expect(screen.getByText('Mobile Number is Invalid')).toBeDefined();
  });

  // @req WID-029
  it('stands beside what the merchant has besides: card offers with their terms', () => {
    const offer = { bankName: 'HSBC', offer: 'No fee', termsUrl: 'https://shop.example/terms' };
    show(
      opened,
      { answer: 'init', data: answers.init },
      { answer: 'emiInfo', data: info({ creditCardOffers: [offer] }) },
      { answer: 'howToBuy', data: { videoUrl: 'https://shop.example/film' } },
      { answer: 'identifyUser', data: answers.identifyUser },
    );
    expect(screen.getByRole('link', { name: /^No fee/ })).toHaveProperty('href', offer.termsUrl);
  });

  // @req WID-030
  it('stands beside the video at videoUrl, which is a link to it where it cannot be played', () => {
    show(
      opened,
      { answer: 'init', data: answers.init },
      { answer: 'emiInfo', data: info() },
      { answer: 'howToBuy', data: { videoUrl: 'https://shop.example/film.mp4' } },
      { answer: 'identifyUser', data: answers.identifyUser },
    );
    const film = screen.getByLabelText('See how it works');
    expect([film.tagName, film.getAttribute('src'), film.getAttribute('preload')]).toEqual([
      'VIDEO',
      'https://shop.example/film.mp4',
      'none',
    ]);
    fireEvent.error(film);
    expect(screen.getByRole('link', { name: /See how it works/ })).toHaveProperty('target', '_blank');
  });
});

describe('the OTP', () => {
  // @req OTP-015, OTP-016, OTP-021, OTP-022, OTP-023, OTP-027
  it('has 5 cells in one field, a count of 30 s, and the unticked terms', () => {
    show(atOtp());
    expect(heading()).toBe('Enter OTP to continue');
    expect(screen.getByText('+91 98765 43210')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Enter 5 Digit OTP' })).toHaveProperty('value', '');
    const terms = screen.getByRole('checkbox', { name: /I agree to Terms and Conditions/ });
    expect(terms).toMatchObject({ checked: false, required: true });
    expect(screen.getByRole('link', { name: /Terms and Conditions/ })).toHaveProperty('target', '_blank');
    expect(screen.getByRole('timer').textContent).toContain('0:30');
  });

  // @req OTP-029, VAL-007, VAL-054
  it('of 4 digits with the terms ticked leaves Verify disabled; a press says so, and no call is made', async () => {
    const { count, pointer } = show(atOtp());
    await pointer.click(screen.getByRole('checkbox'));
    await pointer.type(screen.getByRole('textbox'), '1234');
    expect(button('Verify').getAttribute('aria-disabled')).toBe('true');
    const before = count();
    await pointer.click(button('Verify'));
    expect(screen.getByRole('alert').textContent).toContain('Enter 5 Digit OTP');
    expect(count()).toBe(before);
  });

  // @req OTP-030
  it('of 5 digits with the terms unticked leaves Verify disabled; a press or Enter says so at the box', async () => {
    const { count, pointer } = show(atOtp());
    await pointer.type(screen.getByRole('textbox'), '12345');
    expect(button('Verify').getAttribute('aria-disabled')).toBe('true');
    const before = count();
    await pointer.type(screen.getByRole('textbox'), '{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('To continue, agree to the Terms and Conditions');
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    expect(count()).toBe(before);
    await pointer.click(screen.getByRole('checkbox'));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(button('Verify').getAttribute('aria-disabled')).toBeNull();
  });

  it('of 5 digits is verified; a wrong one says so and how many attempts are left', async () => {
    const { called, pointer, send } = show(atOtp());
    await pointer.type(screen.getByRole('textbox'), '12345');
    await pointer.click(screen.getByRole('checkbox'));
    await pointer.click(button('Verify'));
    expect(called()).toMatchObject({ call: 'verifyOtp', body: { mobile: MOBILE, otp: '12345' } });
    send({ refuse: 'verifyOtp', failure: failure({ attemptsRemaining: 2 }) });
    expect(screen.getByRole('alert').textContent).toContain('Please enter a valid OTP');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Enter 5 Digit OTP' }));
    expect(screen.getByText('Last 2 attempt(s) remaining')).toBeDefined();
  });

  it('leads back to the number, with its digits', async () => {
    const { pointer } = show(atOtp());
    await pointer.click(button('Change'));
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveProperty('value', '98765 43210');
  });
});
