import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderedByDigit } from '../../platform/testing/rendered-during';
import type { CallName } from '../flow/calls';
import type { SalesEvent } from '../flow/events';
import { otpOf } from '../flow/sheets';
import { goodAnswer, goodAnswers, MOBILE, openRequest } from '../flow/testing/harness';
import { App } from './app';
import { lazyScreens } from './lazy-screens';
import { createSalesMachine, type SalesMachine } from './sales-machine';

let machine: SalesMachine;
beforeEach(async () => {
  // No count to the next code renders anything meanwhile.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: goodAnswers.sendShareCode.resendAtMs });
  await Promise.all([lazyScreens.load('MOBILE_VERIFICATION'), lazyScreens.load('/sales-lenders-list')]);
  machine = createSalesMachine();
});
afterEach(() => {
  vi.useRealTimers();
});

const answer = (call: CallName): void => act(() => machine.send(goodAnswer(call, machine.state)));

function open(...events: readonly SalesEvent[]): void {
  render(<App machine={machine} />);
  act(() => machine.send({ type: 'opened', open: openRequest() }));
  answer('init');
  for (const event of events) act(() => machine.send(event));
  // Nothing loads any more: a skeleton would be rendered meanwhile.
  if (machine.state.calls.getEmiDetails) answer('getEmiDetails');
}

const typeDigit = (field: string) => renderedByDigit(screen.getByRole('textbox', { name: field }));

describe('a digit', () => {
  it('of the amount renders its field and the buttons under it, not the screen, what stands beside them or the app', async () => {
    open();
    expect(await typeDigit('Amount')).toEqual([
      'AmountButtons',
      'AmountEntry',
      'AmountField',
      'Button',
      'DigitsInput',
      'Field',
    ]);
    expect(machine.state.purchase.amount).toBe('98');
  });

  it('of the mobile number renders its field alone, not the sheet', async () => {
    open(
      { type: 'amountTyped', text: '54990' },
      { type: 'amountSubmitted' },
      { type: 'lenderSelected', lenderId: '1' },
      { type: 'eligibilityAsked' },
    );
    expect(await typeDigit('Mobile number')).toEqual([
      'DigitsField',
      'DigitsInput',
      'Field',
      'FieldHint',
      'Icon',
      'MobileField',
      'NumberField',
    ]);
    expect(machine.state.purchase.mobile).toBe('98');
  });

  it('of the code renders its cells alone, not the sheet, the count or the number above', async () => {
    open(
      { type: 'amountTyped', text: '54990' },
      { type: 'amountSubmitted' },
      { type: 'lenderSelected', lenderId: '1' },
      { type: 'eligibilityAsked' },
      { type: 'mobileTyped', text: MOBILE },
    );
    answer('sendShareCode');
    expect(await typeDigit('5-digit Secure Share Code')).toEqual(['Cells', 'CodeField']);
    expect(otpOf(machine.state).code).toBe('98');
  });
});
