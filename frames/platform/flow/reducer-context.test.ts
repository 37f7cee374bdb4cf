import { describe, expect, it } from 'vitest';
import type { ApiErrorKind } from '../api/api-error';
import { clientFailure } from '../api/failure';
import { type CallRules, type CallsState, noCalls } from './calls';
import { ReducerContext } from './reducer-context';
import { applyRule, type Rules } from './rules';

type Asked = {
  find: { readonly body: { readonly name: string }; readonly data: number };
  save: { readonly body: undefined; readonly data: string };
};
type State = CallsState<Asked> & { readonly count: number };
type Event = { readonly type: 'added'; readonly by: number } | { readonly type: 'told' };
type Effect = { readonly type: 'say'; readonly text: string };
class Context extends ReducerContext<Asked, State, Effect> {}

const start: State = { ...noCalls, count: 0 };
const rules: Rules<Context, Event> = {
  added: (context, { by }) => context.set({ count: context.state.count + by }),
  told: (context) => context.ask({ type: 'say', text: `${context.state.count} at ${context.nowMs}` }),
};
const callRules: CallRules<Context, Asked> = {
  find: {
    done: (context, count) => context.set({ count }),
    failed: (context, _, pending) => context.interrupt(pending),
    again: (context, pending) => context.repeat(pending),
  },
  save: { done: () => undefined, failed: () => undefined },
};
function step(state: State, change: (context: Context) => void) {
  const context = new Context(state, 7);
  change(context);
  return context.end();
}

describe('the context of a reducer', () => {
  it('hands back what its rules made of the state, and what they asked for in order', () => {
    const events: readonly Event[] = [{ type: 'told' }, { type: 'added', by: 2 }, { type: 'told' }];
    const { state, effects } = step(start, (context) => {
      for (const event of events) applyRule(rules, context, event);
    });
    expect(state).toEqual({ ...start, count: 2 });
    expect(effects).toEqual([
      { type: 'say', text: '0 at 7' },
      { type: 'say', text: '2 at 7' },
    ]);
  });

  it('leaves the state that it began with as it was', () => {
    step(start, (context) => context.set({ count: 5 }));
    expect(start.count).toBe(0);
  });

  it('never gives a number twice', () => {
    const numbers: number[] = [];
    const { state } = step({ ...start, nextId: 4 }, (context) => numbers.push(context.newId(), context.newId()));
    expect([numbers, state.nextId]).toEqual([[4, 5], 6]);
  });
});

describe('a call', () => {
  const asked = (name: string, state = start) => step(state, (context) => context.call('find', { name })).state;
  const pendingOf = ({ calls }: State) => {
    if (!calls.find) throw new Error('not on its way');
    return calls.find;
  };
  const answered = (state: State, requestId: number) =>
    step(state, (context) => context.succeed(callRules, { type: 'callSucceeded', call: 'find', requestId, data: 9 }))
      .state;
  const failed = (state: State, kind: ApiErrorKind, status = 500) =>
    step(state, (context) =>
      context.fail({
        type: 'callFailed',
        call: 'find',
        requestId: pendingOf(state).requestId,
        failure: { ...clientFailure(null, kind), status },
      }),
    ).state;

  it('does not start while another one of its name is on its way', () => {
    const { effects } = step(start, (context) => {
      context.call('find', { name: 'Ravi' });
      context.call('find', { name: 'Asha' });
      context.call('save', undefined);
    });
    expect(effects).toMatchObject([
      { type: 'call', pending: { call: 'find', body: { name: 'Ravi' }, attempt: 1 } },
      { type: 'call', pending: { call: 'save' } },
    ]);
  });

  // @req ELG-014, ELG-019, ELG-020, TXN-040, ACT-005, ACT-006, ACT-007, ENT-036, ENT-037, Q-001
  it('is none, then initiated, then success or error, and none once it is given up', () => {
    const first = asked('Ravi');
    const { requestId } = pendingOf(first);
    const givenUp = step(first, (context) => context.abandon('find')).state;
    const all = [start, first, answered(first, requestId), failed(first, 'business'), givenUp];
    expect(all.map(({ callStatus }) => callStatus.find ?? 'none')).toEqual([
      'none',
      'initiated',
      'success',
      'error',
      'none',
    ]);
  });

  it('has a number and an intent of its own', () => {
    const { state } = step(asked('Ravi'), (context) => context.call('save', undefined));
    const { find, save } = state.calls;
    expect(new Set([find?.requestId, find?.intent, save?.requestId, save?.intent]).size).toBe(4);
  });

  it.each([
    ['after a lost answer is the same intent', 'network', 500, 'Ravi', true],
    ['after a lost answer with another body is another intent', 'network', 500, 'Asha', false],
    ['after a refusal is another intent', 'business', 400, 'Ravi', false],
    ['after 404 is another intent', 'http', 404, 'Ravi', false],
    ['after 429 is the same intent', 'http', 429, 'Ravi', true],
    ['after 503 is the same intent', 'http', 503, 'Ravi', true],
  ] as const)('again %s', (_, kind, status, name, isSame) => {
    const first = asked('Ravi');
    const again = asked(name, failed(first, kind, status));
    expect(pendingOf(again).intent === pendingOf(first).intent).toBe(isSame);
    expect(pendingOf(again).requestId).not.toBe(pendingOf(first).requestId);
  });

  it('that has failed leaves nothing of its body in the state', () => {
    const state = failed(asked('AAAPA1234A'), 'network');
    expect(JSON.stringify(state)).not.toContain('AAAPA1234A');
    expect(state.intents.find).toBeDefined();
  });

  it('after an answer is another intent', () => {
    const first = asked('Ravi');
    const again = asked('Ravi', answered(first, pendingOf(first).requestId));
    expect(pendingOf(again).intent).not.toBe(pendingOf(first).intent);
  });

  it('that is repeated counts its attempts and stays the same intent, also once more after that', () => {
    const first = asked('Ravi');
    const second = step(failed(first, 'business'), (context) => context.repeat(pendingOf(first))).state;
    const third = asked('Ravi', failed(second, 'network'));
    expect(pendingOf(second)).toMatchObject({ attempt: 2, intent: pendingOf(first).intent });
    expect(pendingOf(third).intent).toBe(pendingOf(first).intent);
  });

  it('takes its own answer and no earlier one', () => {
    const state = asked('Ravi');
    const { requestId } = pendingOf(state);
    expect(answered(state, requestId - 1)).toEqual(state);
    expect(answered(state, requestId)).toMatchObject({ count: 9, calls: {}, callStatus: { find: 'success' } });
  });

  it('that is given up is aborted, and what was meant by it stays open', () => {
    const first = asked('Ravi');
    const { requestId, intent } = pendingOf(first);
    const { state, effects } = step(first, (context) => context.abandon('find'));
    expect(effects).toEqual([{ type: 'abortCall', requestId }]);
    expect(answered(state, requestId).count).toBe(0);
    expect(pendingOf(asked('Ravi', state)).intent).toBe(intent);
    const all = step(first, (context) => context.abandonAll());
    expect([all.state.calls, all.effects]).toEqual([{}, [{ type: 'abortCall', requestId }]]);
  });

  it('that was interrupted is made once more as the same intent, once', () => {
    const first = asked('Ravi');
    const lost = step(failed(first, 'network'), (context) => context.interrupt(pendingOf(first))).state;
    expect(lost.interrupted).toEqual([pendingOf(first)]);
    const { state, effects } = step(lost, (context) => context.resume(callRules));
    expect(effects).toMatchObject([{ type: 'call', pending: { call: 'find', attempt: 2 } }]);
    expect(pendingOf(state).intent).toBe(pendingOf(first).intent);
    expect(step(state, (context) => context.resume(callRules)).effects).toEqual([]);
  });

  it.each([
    ['it was called again', (context: Context) => context.call('find', { name: 'Asha' })],
    ['it was given up', (context: Context) => context.abandon('find')],
    ['everything was given up', (context: Context) => context.abandonAll()],
  ])('that was interrupted is not made once more after %s', (_, change) => {
    const first = asked('Ravi');
    const lost = step(failed(first, 'network'), (context) => context.interrupt(pendingOf(first))).state;
    expect(step(lost, change).state.interrupted).toEqual([]);
  });
});
