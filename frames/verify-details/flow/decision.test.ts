import { expect, it } from 'vitest';
import { filed } from '../testing/sample';
import { type DecisionEvent, type DecisionState, firstDecision, reduceDecision } from './decision';

const REF = 'r'.repeat(22);
const after = (events: readonly DecisionEvent[], state: DecisionState = firstDecision(REF)) =>
  events.reduce((so, event) => reduceDecision(so.state, event, 0), {
    state,
    effects: [] as ReturnType<typeof reduceDecision>['effects'],
  });
const callsOf = ({ effects }: ReturnType<typeof after>) =>
  effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending.call] : []));

it('sends nothing without the consent, and nothing is declined without a reason', () => {
  expect(callsOf(after([{ type: 'submitted' }]))).toEqual([]);
  expect(callsOf(after([{ type: 'declineAsked' }, { type: 'declined' }]))).toEqual([]);
});

it('sends one call at a time: while it is being submitted it cannot be declined', () => {
  const submitted = after([{ type: 'consentToggled', language: 'en' }, { type: 'submitted' }]);
  expect(callsOf(submitted)).toEqual(['submit']);
  const { state } = submitted;
  expect(callsOf(after([{ type: 'submitted' }], state))).toEqual([]);
  expect(after([{ type: 'declineAsked' }], state).state.step).toBe('reading');
});

it('hands on what the server says became of it', () => {
  const { state } = after([{ type: 'consentToggled', language: 'hi' }, { type: 'submitted' }]);
  const pending = state.calls.submit;
  const application = filed({ state: 'submitted', details: null });
  const { effects } = reduceDecision(
    state,
    { type: 'callSucceeded', call: 'submit', requestId: pending?.requestId ?? 0, data: application },
    0,
  );
  expect([pending?.body.consent.language, effects]).toEqual(['hi', [{ type: 'decided', application }]]);
});
