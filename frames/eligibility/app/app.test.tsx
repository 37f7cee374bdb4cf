import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { EligibilityEffect } from '../flow/events';
import { hi } from '../messages/hi';
import {
  answers,
  blocked,
  checked,
  eventOf,
  failure,
  type Happening,
  info,
  lenders,
  loaded,
  MOBILE,
  newUser,
  offline,
  opened,
  refusedUser,
  submitted,
  typed,
  user,
} from '../testing/states';
import { App } from './app';
import * as later from './later';
import { EligibilityMachine } from './machine';

/** The widget after what has happened, with everything loaded; what it would do outside is only noted. */
function show(...happenings: readonly (Happening | readonly Happening[])[]) {
  const effects: EligibilityEffect[] = [];
  const machine = new EligibilityMachine();
  machine.connect((effect) => void effects.push(effect));
  const close = vi.fn();
  const reload = vi.fn();
  const send = (...more: readonly Happening[]): void => {
    for (const happening of more) act(() => machine.send(eventOf(happening, machine.state)));
  };
  machine.set({ later });
  render(<App machine={machine} close={close} reload={reload} />);
  send(...(happenings.flat() as Happening[]));
  /** The call that was asked for last. */
  const called = () => effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending] : [])).at(-1);
  return { machine, effects, called, close, reload, send, pointer: userEvent.setup() };
}
const button = (name: string) => screen.getByRole('button', { name });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const atOtp = (): Happening[] => [
  opened,
  ...loaded(),
  typed,
  submitted,
  { answer: 'sendOtp', data: { ...answers.sendOtp, resendAtMs: Date.now() + 30_000 } },
];

describe('the number', () => {
  it('stands behind a fixed +91, under what the price costs a month, and needs 10 digits', async () => {
    const { called, pointer } = show(opened, loaded());
    expect(heading()).toBe('EMI from ₹965/mo');
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    expect(field).toHaveProperty('placeholder', 'Enter your mobile number');
    expect(screen.getByText('+91')).toBeDefined();
    expect(screen.getByText('*We will send you one time password (OTP)')).toBeDefined();
    await pointer.type(field, '987654321');
    expect(button('Send OTP')).toHaveProperty('disabled', true);
    await pointer.type(field, '0');
    await pointer.click(button('Send OTP'));
    expect(called()).toMatchObject({ call: 'sendOtp', body: { mobile: MOBILE } });
    expect(button('Verifying...').getAttribute('aria-disabled')).toBe('true');
  });

  it('that cannot exist in India is refused at the field', async () => {
    const { called, pointer } = show(opened, loaded());
    await pointer.type(screen.getByRole('textbox', { name: 'Mobile number' }), '5876543210');
    expect(screen.getByText('Mobile Number is Invalid')).toBeDefined();
    expect(button('Send OTP')).toHaveProperty('disabled', true);
    expect(called()?.call).not.toBe('sendOtp');
  });

  it('stands beside what the merchant has besides: card offers with their terms, and its film', () => {
    const offer = { bankName: 'HSBC', offer: 'No fee', termsUrl: 'https://shop.example/terms' };
    show(
      opened,
      { answer: 'init', data: answers.init },
      { answer: 'emiInfo', data: info({ creditCardOffers: [offer] }) },
      { answer: 'howToBuy', data: { videoUrl: 'https://shop.example/film' } },
      { answer: 'identifyUser', data: answers.identifyUser },
    );
    expect(screen.getByRole('link', { name: /^No fee/ })).toHaveProperty('href', offer.termsUrl);
    expect(screen.getByRole('link', { name: /See how it works/ })).toHaveProperty('target', '_blank');
  });
});

describe('the OTP', () => {
  it('has 5 cells in one field, terms that start unticked, and a count of 30 s', () => {
    show(atOtp());
    expect(heading()).toBe('Enter OTP to continue');
    expect(screen.getByText('+91 98765 43210')).toBeDefined();
    expect(screen.getByRole('textbox', { name: 'Enter 5 Digit OTP' })).toHaveProperty('value', '');
    const terms = screen.getByRole('checkbox', { name: /I agree to/ });
    expect(terms).toHaveProperty('checked', false);
    expect(screen.getByRole('link', { name: /Terms and Conditions/ })).toHaveProperty('target', '_blank');
    expect(screen.getByRole('timer').textContent).toContain('0:30');
    expect(button('Verify')).toHaveProperty('disabled', true);
  });

  it('of 4 digits is refused in words, and no call is made', async () => {
    const { effects, pointer } = show(atOtp());
    await pointer.click(screen.getByRole('checkbox'));
    await pointer.type(screen.getByRole('textbox'), '1234');
    const before = effects.length;
    await pointer.click(button('Verify'));
    expect(screen.getByRole('alert').textContent).toContain('Enter 5 Digit OTP');
    expect(effects).toHaveLength(before);
  });

  it('of 5 digits is verified; a wrong one says so and how many attempts are left', async () => {
    const { called, pointer, send } = show(atOtp());
    await pointer.click(screen.getByRole('checkbox'));
    await pointer.type(screen.getByRole('textbox'), '12345');
    await pointer.click(button('Verify'));
    expect(called()).toMatchObject({ call: 'verifyOtp', body: { mobile: MOBILE, otp: '12345' } });
    send({ refuse: 'verifyOtp', failure: failure({ attemptsRemaining: 2 }) });
    expect(screen.getByRole('alert').textContent).toContain('Please enter a valid OTP');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Enter 5 Digit OTP' }));
    expect(screen.getByText('Last 2 attempt(s) remaining')).toBeDefined();
  });

  it('leads back to the number', async () => {
    const { pointer } = show(atOtp());
    await pointer.click(button('Change'));
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveProperty('value', '98765 43210');
  });
});

describe('the result', () => {
  it('of a pre-approved shopper lists the lenders under the masked number', async () => {
    const { effects, pointer } = show(opened, loaded(MOBILE), checked(user()));
    expect(heading()).toBe('You’re pre-approved');
    expect(screen.getByText('+91 98XXXXX210')).toBeDefined();
    const rows = within(screen.getByRole('list', { name: 'Lenders' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Tamarind Bank'),
      expect.stringContaining('HDFC Bank'),
    ]);
    await pointer.click(button('Buy on EMI'));
    expect(effects.at(-1)).toEqual({ type: 'tellPurchase' });
  });

  it('for a price that nobody who approved finances says how far they go, and sends nobody to buy', async () => {
    const [lender] = lenders(70_000);
    const upTo = lender ? [{ ...lender, maxLoanAmount: 60_000, emiPlans: [] }] : [];
    const { send } = show(opened, loaded(MOBILE), checked(user()));
    send({ type: 'amountChanged', amount: 70_000 });
    send(...checked(user({ lenders: upTo })));
    expect(heading()).toBe('Approved for up to ₹60,000');
    expect(screen.getByText('₹70,000 is more than a lender gives you now.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Buy on EMI' })).toBeNull();
    send({ type: 'amountChanged', amount: 1 });
    send(...checked(user({ lenders: lenders(1) })));
    expect(heading()).toMatch(/^Your EMI starts at ₹/);
  });

  it('with more than 3 lenders shows 3, and all of them on request', async () => {
    const [first] = lenders();
    const many = first ? [1, 2, 3, 4, 5].map((n) => ({ ...first, lenderId: String(n), name: `Bank ${n}` })) : [];
    const { pointer } = show(opened, loaded(MOBILE), checked(user({ lenders: many })));
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await pointer.click(button('Show all 5 lenders'));
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
  });

  it('of a shopper whom nobody takes blames nobody, and offers another number', async () => {
    const { called, pointer } = show(opened, loaded(MOBILE), checked(refusedUser));
    expect(heading()).toBe('Not pre-approved yet');
    expect(
      screen.getByText('Currently, Kadam EMI is offered only to select users of our lending partners.'),
    ).toBeDefined();
    await pointer.click(button('Try another number'));
    expect(called()?.call).toBe('logOut');
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveProperty('value', '');
  });

  it('of a shopper who may apply names the lenders, and leads on', async () => {
    const { effects, pointer } = show(opened, loaded(MOBILE), checked(newUser));
    expect(screen.getByText('Tamarind Bank')).toBeDefined();
    await pointer.click(button('Continue to apply'));
    expect(effects.at(-1)).toEqual({ type: 'tellPurchase' });
  });
});

describe('a failure', () => {
  it('of the details offers to load them again', async () => {
    const { called, pointer } = show(opened, { refuse: 'init', failure: failure() });
    expect(heading()).toBe('EMI options didn’t load');
    await pointer.click(button('Try again'));
    expect(called()?.call).toBe('init');
  });

  it('of the lenders says so in their words and keeps the number', async () => {
    const down = failure({ name: 'LENDER_UNAVAILABLE', message: 'The lenders do not answer right now.' });
    const { machine, pointer } = show(opened, loaded(MOBILE), { refuse: 'checkUser', failure: down });
    expect(screen.getByRole('alert').textContent).toBe('The lenders do not answer right now.');
    await pointer.click(button('Try again'));
    expect(machine.state.calls.checkUser).toBeDefined();
  });

  it('of the network says to check the connection', () => {
    show(opened, { refuse: 'init', failure: offline });
    expect(screen.getByRole('alert').textContent).toBe('Please check your internet connection.');
  });

  it('that blocks the shopper says whom to write to', () => {
    show(opened, loaded(), typed, submitted, { refuse: 'sendOtp', failure: blocked });
    expect(heading()).toBe('Account Blocked');
    expect(screen.getByRole('alert').textContent).toContain('support@kadam.example');
    expect(button('Go back')).toBeDefined();
  });

  it('of the browser’s storage offers to try again', async () => {
    const { machine, pointer, reload } = show(opened);
    act(() => machine.send({ type: 'storageChecked', available: false }));
    await pointer.click(button('Try again'));
    expect(reload).toHaveBeenCalledOnce();
  });
});

describe('the frame of it', () => {
  it('can be closed as a modal, by button and Escape, and not inline', async () => {
    const { machine, close, pointer } = show(opened, loaded());
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    act(() => machine.set({ mode: 'modal' }));
    await pointer.click(button('Close'));
    await pointer.keyboard('{Escape}');
    expect(close.mock.calls).toEqual([['closeButton'], ['escape']]);
  });

  it('says in the page that there is no network and takes no focus; as a modal it is a dialog over what was typed', async () => {
    const { machine, pointer } = show(opened, loaded());
    const field = screen.getByRole('textbox', { name: 'Mobile number' });
    await pointer.type(field, '98765');
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alert').textContent).toContain('No Internet – Please check your internet connection.');
    expect(document.activeElement).toBe(field);
    act(() => machine.set({ mode: 'modal' }));
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('alertdialog', { name: 'No Internet' })).toBeDefined();
    expect(screen.queryByText(/No Internet –/)).toBeNull();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field).toHaveProperty('value', '98765');
  });

  it('speaks Hindi when asked', () => {
    const { machine } = show(opened, loaded());
    act(() => machine.speak(hi));
    expect(button('OTP भेजें')).toBeDefined();
    expect(document.documentElement.lang).toBe('hi');
  });

  it('is busy while it loads', () => {
    show(opened);
    expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true');
    expect(heading()).toBe('Loading EMI options');
  });
});
