import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderedByDigit } from '../../platform/testing/rendered-during';
import { eligibility, type RunningEligibility } from '../eligibility-frame';
import { answers, eventOf, loaded, opened, type ScriptedEvent, submitted, ticked, typed } from '../testing/states';
import { App } from './app';
import { lazyScreens } from './lazy-screens';

let flow: RunningEligibility;
beforeEach(async () => {
  // No count to the next OTP renders anything meanwhile.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: answers.sendOtp.resendAtMs });
  await lazyScreens.load('otpEntry');
  flow = eligibility();
});
afterEach(() => {
  vi.useRealTimers();
});

function open(...events: readonly ScriptedEvent[]): void {
  render(<App flow={flow} />);
  for (const scripted of events) act(() => flow.machine.send(eventOf(scripted, flow.machine.state)));
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
    expect(flow.state.mobile).toBe('98');
  });

  it('of the OTP renders its cells alone, not the count or the button', async () => {
    open(opened, ...loaded(), typed, submitted, { answer: 'sendOtp', data: answers.sendOtp }, ticked);
    expect(await typeDigit()).toEqual(['Cells', 'CodeField']);
    expect(flow.state.code).toBe('98');
  });
});
