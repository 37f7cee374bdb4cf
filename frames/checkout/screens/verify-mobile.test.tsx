import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { nothingTyped } from '../flow/initial-state';
import { OtpScreen } from './otp';
import { show } from './testing/show';
import { NOW_MS, on, ready, refusal } from './testing/state';
import { VerifyMobileScreen } from './verify-mobile';

const typed = (more: Partial<typeof ready.paymentUserData>) => ({
  paymentUserData: { ...ready.paymentUserData, ...more },
});
const entering = { name: 'verifyMobile', phase: 'entering', failure: null } as const;
const sendOtp = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send OTP' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Mobile number' });

describe('entering the number', () => {
  // @req VAL-006
  it('has the words of the specification, a fixed +91 and the chosen plan above', () => {
    show(VerifyMobileScreen, on(entering, typed({ mobile: '' })));
    expect(screen.getByRole('heading', { level: 1, name: 'Enter Your Mobile Number' })).toBeTruthy();
    expect(screen.getByText('Check your eligibility. You will get an OTP on this number.')).toBeTruthy();
    expect(screen.getByText('+91')).toBeTruthy();
    expect(field().placeholder).toBe('Enter your mobile number');
    expect(screen.getByText('₹9,516 × 6 months')).toBeTruthy();
    expect(screen.getByRole('main').textContent).toContain('Banyan Bank · ₹57,295 in all');
  });

  // @req OTP-007, VAL-005, Q-010
  it.each([
    ['987654321', true],
    ['5876543210', true],
    ['9876543210', false],
  ])('with %s and the terms unticked, Send OTP is disabled: %s', (mobile, isDisabled) => {
    show(VerifyMobileScreen, on(entering, typed({ mobile, isTermsAccepted: false })));
    expect(sendOtp().disabled).toBe(isDisabled);
  });

  // @req VAL-004, Q-010
  it('says Mobile Number is Invalid of ten digits that begin with 5', () => {
    show(VerifyMobileScreen, on(entering, typed({ mobile: '5876543210' })));
    expect(screen.getByRole('alert').textContent).toBe('Mobile Number is Invalid');
  });

  it('says at the number what it is used for, and asks for WhatsApp alone, unticked', () => {
    show(VerifyMobileScreen, on(entering, { paymentUserData: nothingTyped }));
    const purpose = document.getElementById(field().getAttribute('aria-describedby') ?? '');
    expect(purpose?.textContent).toBe('We use your number to send you the OTP and to find your EMI offers.');
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect([box.checked, box.required, box.closest('label')?.textContent]).toEqual([
      false,
      false,
      'Send me updates of this payment on WhatsApp Optional. You get an SMS either way.',
    ]);
  });

  it('sends on Enter, and ticks WhatsApp', async () => {
    const { user, events } = show(VerifyMobileScreen, on(entering));
    await user.click(screen.getByRole('checkbox', { name: /WhatsApp/ }));
    await user.type(field(), '{Enter}');
    expect(events).toEqual([{ type: 'whatsappToggled', isAccepted: true }, { type: 'mobileSubmitted' }]);
  });

  // @req OTP-006
  it('reads Verifying... while it sends, and takes no second click', async () => {
    const { user, events } = show(VerifyMobileScreen, on({ ...entering, phase: 'sending' }));
    await user.click(screen.getByRole('button', { name: 'Verifying...' }));
    expect(events).toEqual([]);
  });

  it('keeps the number when it is refused', () => {
    const failure = refusal('USER_NOT_FOUND_INLINE', 'Currently, Kadam EMI is offered only to select users.');
    show(VerifyMobileScreen, on({ ...entering, failure: { ...failure, id: 1 } }));
    expect(screen.getByRole('alert').textContent).toContain('offered only to select users');
    expect(field().value).toBe('98765 43210');
  });

  it('leads back to the plans', async () => {
    const { user, events } = show(VerifyMobileScreen, on(entering));
    await user.click(screen.getByRole('button', { name: 'Change plan' }));
    expect(events).toEqual([{ type: 'plansAsked' }]);
  });
});

const sent = { resendAtMs: NOW_MS + 24_000, attemptsRemaining: null };
const asked = { name: 'otp', phase: 'entering', sent, failure: null } as const;
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Enter 5 Digit OTP' });
const verify = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });

describe('entering the OTP', () => {
  // @req OTP-014, OTP-028
  it('says where it was sent, counts 0:24 down, and has the focus in an empty field', () => {
    show(OtpScreen, on(asked));
    expect(screen.getByRole('heading', { level: 1, name: 'Enter OTP to continue' })).toBeTruthy();
    expect(screen.getByText(/Enter OTP sent on/).textContent).toContain('+91 98765 43210');
    expect(screen.getAllByRole('timer').at(-1)?.textContent).toBe('Resend OTP in 0:24');
    expect(document.activeElement).toBe(code());
    expect(code().value).toBe('');
  });

  // @req OTP-029, OTP-030, VAL-007
  it.each([
    ['7310', true, true],
    ['73105', false, true],
    ['73105', true, false],
  ])('with %s and the terms ticked: %s, Verify is disabled: %s', (otp, isTermsAccepted, isDisabled) => {
    show(OtpScreen, on(asked, typed({ otp, isTermsAccepted })));
    expect(verify().getAttribute('aria-disabled') === 'true').toBe(isDisabled);
  });

  // @req OTP-021, OTP-022, OTP-023, OTP-027
  it('has the required, unticked box "I agree to", whose link opens the terms in a new window', async () => {
    const { user, events } = show(OtpScreen, on(asked, { paymentUserData: nothingTyped }));
    const box = screen.getByRole<HTMLInputElement>('checkbox');
    expect([box.checked, box.required, box.closest('label')?.textContent]).toEqual([
      false,
      true,
      'I agree to Terms and Conditions (opens in a new window)',
    ]);
    const link = screen.getByRole('link', { name: /Terms and Conditions/ });
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
      '_blank',
      '/terms-and-condition-headless?locale=en-IN',
    ]);
    await user.click(box);
    expect(events).toEqual([{ type: 'termsToggled', isAccepted: true }]);
  });

  it.each([
    [{ isTooShort: true }, 'Enter 5 Digit OTP'],
    [{ isUnticked: true }, 'To continue, agree to the Terms and Conditions'],
  ] as const)('after a press of Verify with %j the alert is: %s', (missing, t) => {
    show(OtpScreen, on({ ...asked, ...missing }, typed({ otp: '7310', isTermsAccepted: false })));
    expect(screen.getByRole('alert').textContent).toBe(t);
  });

  it('takes a pasted 7 3 1 0 5', async () => {
    const { user, events } = show(OtpScreen, on(asked));
    await user.click(code());
    await user.paste('7 3 1 0 5');
    expect(events).toEqual([{ type: 'codeTyped', text: '73105', waits: false }]);
  });

  it('offers to resend at zero, and keeps the focus in the field', async () => {
    const { user, events } = show(OtpScreen, on({ ...asked, sent: { ...sent, resendAtMs: NOW_MS } }));
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    expect(events).toEqual([{ type: 'codeResendAsked' }]);
    expect(document.activeElement).toBe(code());
  });

  it('shows a refusal under the cells and warns of the last 3 attempts', () => {
    const failure = refusal('PAYMENT_INVALID_OTP', 'Please enter a valid OTP');
    show(OtpScreen, on({ ...asked, sent: { ...sent, attemptsRemaining: 3 }, failure: { ...failure, id: 1 } }));
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid OTP');
    expect(code().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Last 3 attempt(s) remaining')).toBeTruthy();
  });

  it('says that no more can be sent, without a link', () => {
    show(OtpScreen, on({ ...asked, sent: { ...sent, resendAtMs: null } }));
    expect(screen.getByText('No more OTPs can be sent now.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resend OTP' })).toBeNull();
  });

  // @req OTP-025
  it('reads Verifying... while it verifies', () => {
    show(OtpScreen, on({ ...asked, phase: 'verifying' }, typed({ otp: '73105', isTermsAccepted: true })));
    expect(screen.getByRole('button', { name: 'Verifying...' })).toBeTruthy();
    expect(code().readOnly).toBe(true);
  });

  // @req WID-016
  it('has Change only where the host allows to edit the number', async () => {
    const { user, events, next } = show(OtpScreen, on(asked));
    await user.click(screen.getByRole('button', { name: 'Change' }));
    expect(events).toEqual([{ type: 'mobileEditAsked' }]);
    const userDetailsConfig = { showMobileContainer: true, showEditIcon: false };
    next(on(asked, { widgetData: { ...ready.widgetData, userDetailsConfig } }));
    expect(screen.queryByRole('button', { name: 'Change' })).toBeNull();
  });

  it('knows the number by its mask after a reload', () => {
    show(OtpScreen, on(asked, { ...typed({ mobile: '' }), maskedMobile: '98XXXXX210' }));
    expect(screen.getByText(/Enter OTP sent on/).textContent).toContain('+91 98XXXXX210');
  });
});
