import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pricedPlans } from '../../../shared/lenders/priced-plan';
import { LenderHostedScreen } from './lender-hosted';
import { LenderOtpScreen } from './lender-otp';
import { PendingScreen } from './pending';
import { ProcessingScreen } from './processing';
import { show } from './testing/show';
import { banyan, NOW_MS, on, ready, refusal } from './testing/state';

const sent = { maskedMobile: null, resendAtMs: NOW_MS + 12_000, attemptsRemaining: 2 };
const asked = { name: 'lenderOtp', phase: 'entering', sent, failure: null } as const;
const typed = (lenderOtp: string) => ({
  maskedMobile: '98XXXXX210',
  paymentUserData: { ...ready.paymentUserData, lenderOtp },
});
const buttons = () =>
  screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent);

describe('the lender’s OTP', () => {
  it('says what is paid, and pays only by the button', async () => {
    const { user, events } = show(LenderOtpScreen, on(asked, typed('1234')));
    const pay = screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ₹54,990 on EMI' });
    expect(pay.disabled).toBe(true);
    expect(
      screen.getByText(
        'You agree to pay ₹9,516 a month for 6 months, plus a fee of ₹199 with the first: ₹57,295 in all.',
      ),
    ).toBeTruthy();
    expect(screen.getByText(/Enter the OTP that Banyan Bank sent on/).textContent).toContain('+91 98XXXXX210');
    await user.type(screen.getByRole('textbox', { name: 'Enter 5 Digit OTP' }), '5');
    expect(events).toEqual([{ type: 'codeTyped', text: '12345', waits: false }]);
  });

  it('names the last EMI where it is not like the others, so that all of them come to the total', () => {
    const plan = pricedPlans(banyan).find(({ emiPlanId }) => emiPlanId === '401-6');
    if (!plan) throw new Error('no plan');
    const cost = { ...plan.cost, totalPayablePaise: 5_729_160 };
    const knownPlan = { lenderId: '401', lenderName: 'Banyan Bank', plan: { ...plan, cost } };
    show(LenderOtpScreen, on(asked, { ...typed(''), paymentDetails: null, knownPlan }));
    expect(
      screen.getByText(
        'You agree to pay ₹9,516 a month for 6 months (₹9,512.60 the last time), plus a fee of ₹199 with the first: ₹57,291.60 in all.',
      ),
    ).toBeTruthy();
  });

  it('says the same before the lenders have answered, for the plan that the server has named', () => {
    const plan = pricedPlans(banyan).find(({ emiPlanId }) => emiPlanId === '401-6');
    if (!plan) throw new Error('no plan');
    const knownPlan = { lenderId: '401', lenderName: 'Banyan Bank', plan };
    show(LenderOtpScreen, on(asked, { ...typed(''), paymentDetails: null, knownPlan }));
    expect(screen.getByRole('heading', { name: 'Confirm with Banyan Bank' })).toBeTruthy();
    expect(screen.getByRole('main').textContent).toMatch(/₹57,295 in all.*₹57,295 in all/);
  });

  it('says so where the lender has not sent one for this payment, and asks for it at zero', async () => {
    const unsent = { ...sent, attemptsRemaining: null };
    const { user, events, next } = show(LenderOtpScreen, on({ ...asked, sent: unsent }, typed('')));
    expect(screen.getByText(/has not sent an OTP for this payment yet/).textContent).toContain('Banyan Bank');
    expect(screen.getByText(/^Send OTP in/).textContent).toBe('Send OTP in 0:12');
    expect(screen.queryByText('Didn’t get it?')).toBeNull();
    next(on({ ...asked, sent: { ...unsent, resendAtMs: NOW_MS } }, typed('')));
    await user.click(screen.getByRole('button', { name: 'Send OTP' }));
    expect(events).toEqual([{ type: 'codeResendAsked' }]);
  });

  it('sends a full code, and asks for another one at zero', async () => {
    const { user, events } = show(
      LenderOtpScreen,
      on({ ...asked, sent: { ...sent, resendAtMs: NOW_MS } }, typed('12345')),
    );
    await user.click(screen.getByRole('button', { name: 'Resend OTP' }));
    await user.click(screen.getByRole('button', { name: 'Pay ₹54,990 on EMI' }));
    expect(events).toEqual([{ type: 'codeResendAsked' }, { type: 'codeSubmitted' }]);
  });

  // @req TXN-012
  it('warns of the last 2 attempts and says why the code was refused', () => {
    const failure = refusal('PAYMENT_OTP_EXPIRED', 'This OTP has expired. Please ask for a new one.');
    show(LenderOtpScreen, on({ ...asked, failure: { ...failure, id: 1 } }, typed('')));
    expect(screen.getByText('Last 2 attempt(s) remaining')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('This OTP has expired');
  });
});

describe('while the lender is asked to pay', () => {
  it('nothing can be pressed', () => {
    show(ProcessingScreen, on({ name: 'processing', sent: null }));
    expect(screen.getByRole('heading', { level: 1, name: 'Confirming with Banyan Bank' })).toBeTruthy();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('listitem')[1]?.getAttribute('aria-current')).toBe('step');
  });

  it('and does not answer (4008), no second payment is offered', async () => {
    const { user, events } = show(PendingScreen, on({ name: 'pending', phase: 'waiting', asked: 0, sent: null }));
    expect(screen.getByRole('heading', { level: 1, name: 'We are still checking with Banyan Bank' })).toBeTruthy();
    expect(screen.getByText(/Please do not pay again/)).toBeTruthy();
    expect(buttons()).toEqual(['Help', 'Close', 'Check now']);
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(events).toEqual([{ type: 'statusAsked' }]);
  });

  it('for long, the shopper may close the window', () => {
    const { next } = show(PendingScreen, on({ name: 'pending', phase: 'waiting', asked: 2, sent: null }));
    expect(screen.queryByText(/You may close this window/)).toBeNull();
    next(on({ name: 'pending', phase: 'asking', asked: 3, sent: null }));
    expect(screen.getByText(/You may close this window\. Nilaya Electronics is told/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Checking…' })).toBeTruthy();
  });
});

describe('the lender’s own page', () => {
  const hosted = (phase: 'ready' | 'away' | 'asking', isBlocked = false) =>
    on({ name: 'lenderHosted', phase, redirectUrl: 'https://lender.example/pay', isBlocked });

  it('is opened by a button, and again where the browser did not open it', async () => {
    const { user, events, next } = show(LenderHostedScreen, hosted('ready'));
    await user.click(screen.getByRole('button', { name: 'Go to Banyan Bank' }));
    expect(events).toEqual([{ type: 'lenderPageAsked' }]);
    next(hosted('ready', true));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Your browser did not open the page');
    expect(screen.getByRole('button', { name: /^Go to/ }).parentElement?.contains(alert)).toBe(true);
  });

  it('is waited for while it is open', async () => {
    const { user, events } = show(LenderHostedScreen, hosted('away'));
    await user.click(screen.getByRole('button', { name: 'I have confirmed' }));
    await user.click(screen.getByRole('button', { name: 'Open the page again' }));
    expect(events).toEqual([{ type: 'statusAsked' }, { type: 'lenderPageAsked' }]);
  });

  it('is asked about when the shopper is back', () => {
    show(LenderHostedScreen, hosted('asking'));
    expect(screen.getByRole('heading', { level: 1, name: 'Asking Banyan Bank' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Go to/ })).toBeNull();
  });
});
