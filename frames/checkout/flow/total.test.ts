import { describe, expect, it } from 'vitest';
import { keysOf } from '../../../shared/keys-of';
import { endpoints } from './endpoints';
import { reports, userActions } from './testing/events';
import { Harness } from './testing/harness';
import { answers, failure, NOW_MS, silence } from './testing/samples';
import { screens } from './testing/screens';
import { type ScriptedEvent, step } from './testing/step';

const callNames = keysOf(endpoints);
const base = new Harness().atLenderOtp().record;
const withEveryCall = {
  ...base,
  calls: Object.fromEntries(callNames.map((call) => [call, { call, body: {}, requestId: 7, intent: 6, attempt: 1 }])),
};

const spoken = callNames.flatMap((call): ScriptedEvent[] => [
  { type: 'callSucceeded', call, data: answers[call], requestId: 7 },
  { type: 'callFailed', call, requestId: 7, failure: silence },
  { type: 'callFailed', call, requestId: 7, failure: failure('PAYMENT_GENERIC_ERROR') },
  { type: 'callFailed', call, requestId: 7, failure: failure('PAYMENT_INVALID_OTP', { attemptsRemaining: 2 }) },
  { type: 'callFailed', call, requestId: 7, failure: failure('PAYMENT_TRANSACTION_TIMEOUT') },
  { type: 'callFailed', call, requestId: 7, failure: failure('AUTHORIZATION_FAIL', { kind: 'http', status: 401 }) },
  { type: 'callFailed', call, requestId: 7, failure: failure('ACCESS_FORBIDDEN', { kind: 'http', status: 403 }) },
]);
const every: readonly ScriptedEvent[] = [...userActions, ...reports, ...spoken];

describe('whatever is pressed, or answered', () => {
  it('nothing that the shopper does takes the screen away while the lender is asked to pay', () => {
    for (const screen of screens.filter(({ name }) => name === 'processing')) {
      for (const event of userActions) {
        const { state, effects } = step({ ...withEveryCall, own: { ...base.own, screen } }, event, NOW_MS);
        expect(state.own.screen, event.type).toEqual(screen);
        expect(
          effects.filter(({ type }) => type === 'call' || type === 'close'),
          event.type,
        ).toEqual([]);
      }
    }
  });

  it('while the payment is pending the shopper can start no call but the question how it stands', () => {
    for (const screen of screens.filter(({ name }) => name === 'pending')) {
      for (const event of userActions) {
        const { effects } = step({ ...base, own: { ...base.own, screen }, calls: {} }, event, NOW_MS);
        const calls = effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending.call] : []));
        expect(
          calls.filter((call) => call !== 'status'),
          event.type,
        ).toEqual([]);
      }
    }
  });

  it('a closed checkout hears its next opening and nothing else', () => {
    for (const event of every.filter(({ type }) => type !== 'opened')) {
      const closed = { ...withEveryCall, own: { ...base.own, phase: 'closed' as const } };
      expect(step(closed, event, NOW_MS)).toEqual({ state: closed, effects: [] });
    }
  });
});
