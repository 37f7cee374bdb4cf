import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderedByDigit } from '../../platform/testing/rendered-during';
import { answers, eventOf, loaded, opened, type ScriptedEvent, submitted, ticked, typed } from '../testing/states';
import { App } from './app';
import { lazyScreens } from './lazy-screens';
import { createEligibilityMachine, type EligibilityMachine } from './machine';

let machine: EligibilityMachine;
beforeEach(async () => {
  // No count to the next OTP renders anything meanwhile.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: answers.sendOtp.resendAtMs });
  await lazyScreens.load('otpEntry');
  machine = createEligibilityMachine();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(...events: readonly ScriptedEvent[]): void {
  render(<App machine={machine} />);
  for (const scripted of events) act(() => machine.send(eventOf(scripted, machine.state)));
}

const typeDigit = () => renderedByDigit(screen.getByRole('textbox'));

describe('a digit', () => {
  it('of the mobile number renders its field alone, not the card, the offers or the app', async () => {
    open(opened, ...loaded());
    expect(await typeDigit()).toEqual([
      'DigitsField',
      'DigitsInput',
      'Field',
      'FieldHint',
      'MobileField',
      'NumberField',
    ]);
    expect(machine.state.mobile).toBe('98');
  });

  it('of the OTP renders its cells alone, not the count or the button', async () => {
    open(opened, ...loaded(), typed, submitted, { answer: 'sendOtp', data: answers.sendOtp }, ticked);
    expect(await typeDigit()).toEqual(['Cells', 'CodeField']);
    expect(machine.state.code).toBe('98');
  });
});
