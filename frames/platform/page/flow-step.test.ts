import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type ResponseOf } from '../../../shared/api/endpoint';
import { clientFailure, type Failure } from '../api/failure';
import type { Flow, FlowDefinition } from './flow';
import { type FlowEffect, type FlowEvent, type FlowRecord, firstRecord, stepFlow } from './flow-step';

const limit = endpoint({
  method: 'POST',
  path: '/app/limit',
  summary: 'Reads a limit',
  scope: 'site',
  request: z.object({ lender: z.string() }),
  response: z.object({ rupees: z.number() }),
});
const calls = { limit };
interface State {
  readonly limits: Readonly<Record<string, number | 'asked' | 'failed' | 'slow'>>;
}
type Event =
  | { type: 'asked'; lender: string; key?: string }
  | { type: 'given up'; lender: string }
  | { type: 'timed' | 'untimed' };
type Rules = Flow<State, typeof calls, undefined, 'slow', 'left'>;

const put = (flow: Rules, lender: string, limit: State['limits'][string]): void =>
  flow.set({ limits: { ...flow.state.limits, [lender]: limit } });
type WhenOnline = (flow: Rules) => void;
const definition = (
  whenOnline?: WhenOnline,
): FlowDefinition<State, Event, typeof calls, undefined, 'slow', 'left'> => ({
  initial: () => ({ limits: {} }),
  start: (flow) => flow.call('limit', { lender: 'first' }),
  calls,
  on: {
    asked(flow, { lender, key }) {
      put(flow, lender, 'asked');
      flow.call('limit', { lender }, key);
    },
    'given up': (flow, { lender }) => flow.cancel('limit', lender),
    timed: (flow) => flow.startTimer('slow', 500),
    untimed: (flow) => flow.stopTimer('slow'),
  },
  answers: {
    limit: {
      done(flow, { rupees }, { lender }) {
        put(flow, lender, rupees);
        flow.run('left');
      },
      failed: (flow, _failure, { lender }) => put(flow, lender, 'failed'),
      ...(whenOnline && { whenOnline }),
    },
  },
  timers: { slow: (flow) => put(flow, 'timer', 'slow') },
});

/** A flow that takes events one after the other, with all effects so far. */
function run(whenOnline?: WhenOnline) {
  const flow = definition(whenOnline);
  let record: FlowRecord<State> = firstRecord(flow.initial(undefined, 0));
  const effects: FlowEffect<'left'>[] = [];
  const take = (event: FlowEvent<Event>): void => {
    const step = stepFlow(flow, undefined, record, event, { nowMs: 0, newKey: () => 'key' });
    record = step.state;
    effects.push(...step.effects);
  };
  const sent = () => effects.flatMap((effect) => (effect.type === 'call' ? [effect.pending] : []));
  const answer = (at: number, data: ResponseOf<typeof limit>): void => {
    const pending = sent()[at];
    if (pending) take({ type: 'callSucceeded', call: pending.call, requestId: pending.requestId, data });
  };
  const fail = (at: number, failure: Failure): void => {
    const pending = sent()[at];
    if (pending) take({ type: 'callFailed', call: pending.call, requestId: pending.requestId, failure });
  };
  const timers = () => effects.flatMap((effect) => (effect.type === 'startTimer' ? [effect.id] : []));
  return {
    take,
    send: (event: Event) => take({ type: 'sent', event }),
    sent,
    answer,
    fail,
    timers,
    effects,
    limits: () => record.own.limits,
  };
}
const offline = clientFailure(new Error('Network Error'), 'network');
const refused: Failure = { ...clientFailure(new Error('No'), 'business'), status: 400 };

it('a flow starts with its calls, and gets the answer with the body that was sent', () => {
  const { take, sent, answer, limits, effects } = run();
  take({ type: 'started' });
  expect(sent().map(({ call, body }) => [call, body])).toEqual([['limit', { lender: 'first' }]]);
  answer(0, { rupees: 700 });
  expect(limits()).toEqual({ first: 700 });
  expect(effects.at(-1)).toEqual({ type: 'run', effect: 'left' });
});

it('a call that is pending with the same body is made once', () => {
  const { send, sent, answer, limits } = run();
  send({ type: 'asked', lender: 'a' });
  send({ type: 'asked', lender: 'a' });
  expect(sent()).toHaveLength(1);
  answer(0, { rupees: 1 });
  expect(limits()).toEqual({ a: 1 });
});

it('a call that is pending with another body throws, and leaves the state unchanged', () => {
  const { send, sent, limits } = run();
  send({ type: 'asked', lender: 'a' });
  expect(() => send({ type: 'asked', lender: 'b' })).toThrow("The call 'limit' is pending with another body");
  expect([sent().length, limits()]).toEqual([1, { a: 'asked' }]);
});

it('calls of one name run side by side under keys', () => {
  const { send, sent, answer, limits } = run();
  send({ type: 'asked', lender: 'a' });
  send({ type: 'asked', lender: 'c', key: 'c' });
  send({ type: 'asked', lender: 'd', key: 'd' });
  expect(sent().map(({ call }) => call)).toEqual(['limit', 'limit c', 'limit d']);
  answer(2, { rupees: 4 });
  answer(1, { rupees: 3 });
  expect(limits()).toEqual({ a: 'asked', c: 3, d: 4 });
});

it('the answer of a call that was given up, or came twice, changes nothing', () => {
  const { send, answer, limits, effects } = run();
  send({ type: 'asked', lender: 'a', key: 'a' });
  send({ type: 'given up', lender: 'a' });
  expect(effects.at(-1)).toMatchObject({ type: 'abortCall' });
  answer(0, { rupees: 1 });
  send({ type: 'asked', lender: 'b', key: 'b' });
  answer(1, { rupees: 2 });
  answer(1, { rupees: 9 });
  expect(limits()).toEqual({ a: 'asked', b: 2 });
});

it.each([
  ['a lost answer', offline, true],
  ['429', { ...refused, kind: 'http', status: 429 }, true],
  ['404', { ...refused, kind: 'http', status: 404 }, false],
  ['a refusal', refused, false],
] as const)('the same body after %s is the same intent: %s', (_what, failure, isSame) => {
  const { send, sent, fail } = run();
  send({ type: 'asked', lender: 'a' });
  fail(0, failure);
  send({ type: 'asked', lender: 'a' });
  const [first, second] = sent();
  expect(first?.intent === second?.intent).toBe(isSame);
  expect(first?.requestId === second?.requestId).toBe(false);
});

it('a call that did not reach the server is made again by its rule, once, when the connection is back', () => {
  const { send, take, sent, fail, limits } = run((flow) => {
    put(flow, 'a', 'asked');
    flow.call('limit', { lender: 'a' }, 'a');
  });
  send({ type: 'asked', lender: 'a', key: 'a' });
  fail(0, offline);
  expect(limits()).toEqual({ a: 'failed' });
  take({ type: 'wentOnline' });
  take({ type: 'wentOnline' });
  expect(limits()).toEqual({ a: 'asked' });
  const [first, again] = sent();
  expect([sent().length, again?.intent]).toEqual([2, first?.intent]);
});

it.each([
  ['without a rule', undefined, offline],
  ['that the server has refused', (flow: Rules) => put(flow, 'a', 'asked'), refused],
] as const)('a call %s is not made again when the connection is back', (_what, whenOnline, failure) => {
  const { send, take, sent, fail, limits } = run(whenOnline);
  send({ type: 'asked', lender: 'a', key: 'a' });
  fail(0, failure);
  take({ type: 'wentOnline' });
  expect([sent().length, limits()]).toEqual([1, { a: 'failed' }]);
});

it('a timer fires once, and not after it was stopped or replaced', () => {
  const { send, take, timers, limits } = run();
  send({ type: 'timed' });
  send({ type: 'timed' });
  const [first = 0, second = 0] = timers();
  take({ type: 'timerFired', timer: 'slow', id: first });
  expect(limits()).toEqual({});
  send({ type: 'untimed' });
  take({ type: 'timerFired', timer: 'slow', id: second });
  expect(limits()).toEqual({});
  send({ type: 'timed' });
  take({ type: 'timerFired', timer: 'slow', id: timers()[2] ?? 0 });
  expect(limits()).toEqual({ timer: 'slow' });
});
