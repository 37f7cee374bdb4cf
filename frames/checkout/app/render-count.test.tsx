import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderedByDigit } from '../../platform/testing/rendered-during';
import { checkout, type RunningCheckout } from '../checkout-frame';
import type { Screen, ScreenName } from '../flow/state';
import { on } from '../screens/testing/state';
import { App } from './app';
import { lazyScreens } from './lazy-screens';

let flow: RunningCheckout;

async function at(shown: Screen): Promise<void> {
  await lazyScreens.load(shown.name satisfies ScreenName);
  flow = checkout({ first: on(shown) });
  render(<App flow={flow} />);
}

async function typeDigit(): Promise<readonly string[]> {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  await userEvent.clear(field);
  return await renderedByDigit(field);
}
const typed = (): RunningCheckout['state']['paymentUserData'] => flow.state.paymentUserData;
const sent = { maskedMobile: '98XXXXX210', resendAtMs: 0, attemptsRemaining: 5 };

// @req ENT-028
it.each([
  ['paymentLink', 'Nilaya Electronics'],
  ['checkout', null],
  ['widget', null],
] as const)('the title of a page with the pageKey %s names the shop: %s', async (pageKey, shop) => {
  const shown = { name: 'verifyMobile', phase: 'entering', failure: null } as const;
  const { config } = on(shown);
  await lazyScreens.load('verifyMobile');
  flow = checkout({ first: on(shown, { config: { ...config, pageKey } }) });
  render(<App flow={flow} />);
  await waitFor(() => expect(document.title).toMatch(/Kadam$/));
  expect(document.title.includes('Nilaya Electronics')).toBe(shop !== null);
});

describe('a digit', () => {
  it('of the mobile number renders its field alone, not the screen, what stands beside them or the app', async () => {
    await at({ name: 'verifyMobile', phase: 'entering', failure: null });
    expect(await typeDigit()).toEqual([
      'DigitsField',
      'DigitsInput',
      'Field',
      'FieldHint',
      'MobileField',
      'NumberField',
    ]);
    expect(typed().mobile).toBe('98');
  });

  it('of the OTP renders its cells alone, not the count or the plan', async () => {
    await at({ name: 'otp', phase: 'entering', sent, failure: null });
    expect(await typeDigit()).toEqual(['Cells', 'CodeField']);
    expect(typed().otp).toBe('98');
  });

  it('of the lender’s OTP renders its cells and the button that pays', async () => {
    await at({ name: 'lenderOtp', phase: 'entering', sent, failure: null });
    expect(await typeDigit()).toEqual(['Button', 'Cells', 'CodeField', 'PayButton']);
    expect(typed().lenderOtp).toBe('98');
  });

  it('of the second factor renders its cells and the button', async () => {
    await at({ name: 'secondFactor', phase: 'entering', aivfType: 'DOB', failure: null });
    expect(await typeDigit()).toEqual([
      'Button',
      'ContinueButton',
      'DayField',
      'DigitsField',
      'DigitsInput',
      'FactorField',
      'Field',
    ]);
    expect(typed().aivfValue).toBe('98');
  });

  it('of the number that a link goes to renders its field alone', async () => {
    await at({ name: 'paymentLink', phase: 'entering', failure: null });
    expect(await typeDigit()).toEqual(['DigitsField', 'DigitsInput', 'Field', 'MobileField', 'NumberField']);
    expect(typed().linkMobile).toBe('98');
  });
});
