import { beforeEach, describe, expect, it } from 'vitest';
import type { Failure } from '../../platform/api/failure';
import { type ChangeScreen, type ChangeState, firstChange, type PinField, pinFields, reduceChange } from './pin-change';

type Event = Parameters<typeof reduceChange>[1];
let state: ChangeState;
let bodies: unknown[];
beforeEach(() => {
  state = firstChange('502');
  bodies = [];
});

function send(event: Event): void {
  const next = reduceChange(state, event, 1_000);
  state = next.state;
  for (const effect of next.effects) if (effect.type === 'call') bodies.push(effect.pending.body);
}
const enter = (pins: Readonly<Record<PinField, string>>): void => {
  for (const field of pinFields) send({ type: 'typed', field, text: pins[field] });
  send({ type: 'submitted' });
};
const requestId = (): number => state.calls.change?.requestId ?? -1;
const failure = (change: Partial<Failure>): Failure => ({
  kind: 'business',
  status: 400,
  code: 4303,
  name: null,
  reaction: 'say',
  recovery: null,
  message: 'No.',
  title: null,
  retry: null,
  attemptsRemaining: null,
  resendAtMs: null,
  ...change,
});
const fail = (change: Partial<Failure>): void =>
  send({ type: 'callFailed', call: 'change', requestId: requestId(), failure: failure(change) });
const good = { currentPin: '1234', newPin: '8642', again: '8642' };
const pins = () => pinFields.map((field) => state[field]);

// @req ACT-011, ACT-013
it('asks the lender once all three are whole and fit, and takes nothing more until it answers', () => {
  enter({ ...good, again: '864' });
  expect(bodies).toEqual([]);
  enter(good);
  send({ type: 'submitted' });
  send({ type: 'typed', field: 'newPin', text: '1' });
  expect([bodies, pins(), state.changePin]).toEqual([
    [{ lenderId: '502', currentPin: '1234', newPin: '8642' }],
    ['1234', '8642', '8642'],
    'initiated',
  ]);
});

it.each([
  ['differs', { ...good, again: '8643' }, ['1234', '8642', '']],
  ['same', { currentPin: '1234', newPin: '1234', again: '1234' }, ['1234', '', '']],
] as const)('a new PIN that %s is no attempt: nobody is asked', (fault, typed, left) => {
  enter(typed);
  expect([state.screen, bodies, pins()]).toMatchObject([{ name: 'entering', fault }, [], left]);
});

it('is done, and forgets what was typed', () => {
  enter(good);
  send({
    type: 'callSucceeded',
    call: 'change',
    requestId: requestId(),
    data: { lenderId: '502', maskedMobile: '90XXXXX005', isMessageSent: true },
  });
  expect([state.screen, pins()]).toEqual([
    { name: 'done', maskedMobile: '90XXXXX005', isMessageSent: true },
    ['', '', ''],
  ]);
});

describe('what goes wrong is kept as state and error', () => {
  // @req ACT-011
  it.each([
    ['a wrong current PIN (4303) is emptied', { attemptsRemaining: 2 }, 'entering', ['', '8642', '8642']],
    ['the same PIN (4001) empties the new one', { code: 4001 }, 'entering', ['1234', '', '']],
    ['no attempt left (4105) locks', { code: 4105, attemptsRemaining: 0 }, 'locked', ['', '', '']],
    ['a session that is over ends it', { code: 4010, reaction: 'endSession' }, 'over', ['', '', '']],
    ['a line that is down keeps all', { kind: 'network' }, 'entering', ['1234', '8642', '8642']],
  ] as const)('%s', (_what, change, name, left) => {
    enter(good);
    fail(change);
    expect([state.screen, pins(), state.changePin]).toMatchObject([{ name, failure: change }, left, 'error']);
  });

  it('and goes once something is typed', () => {
    enter(good);
    fail({ attemptsRemaining: 2 });
    send({ type: 'typed', field: 'currentPin', text: '1' });
    expect(state.screen).toEqual({ name: 'entering', fault: null, failure: null });
  });
});

it.each<ChangeScreen>([
  { name: 'locked', failure: failure({}) },
  { name: 'over', failure: failure({}) },
  { name: 'done', maskedMobile: '', isMessageSent: false },
])('$name takes nothing more', (screen) => {
  const before = { ...firstChange('502'), ...good, screen };
  for (const event of [
    { type: 'typed', field: 'newPin', text: '1' },
    { type: 'submitted' },
    { type: 'wentOnline' },
    { type: 'callFailed', call: 'change', requestId: 99, failure: failure({}) },
  ] as const)
    expect(reduceChange(before, event, 0)).toEqual({ state: before, effects: [] });
});
