import { describe, expect, it } from 'vitest';
import { ReducerContext } from './reducer-context';
import { applyRule, type Rules } from './rules';

type State = { readonly nextId: number; readonly count: number };
type Event = { readonly type: 'added'; readonly by: number } | { readonly type: 'told' };
class Context extends ReducerContext<State, string> {}

const rules: Rules<Context, Event> = {
  added: (context, { by }) => context.set({ count: context.state.count + by }),
  told: (context) => context.ask(`${context.state.count} at ${context.nowMs}`),
};

describe('the context of a reducer', () => {
  it('hands back what its rules made of the state, and what they asked for in order', () => {
    const context = new Context({ nextId: 1, count: 0 }, 7);
    const events: readonly Event[] = [{ type: 'told' }, { type: 'added', by: 2 }, { type: 'told' }];
    for (const event of events) applyRule(rules, context, event);
    expect(context.end()).toEqual({ state: { nextId: 1, count: 2 }, effects: ['0 at 7', '2 at 7'] });
  });

  it('leaves the state that it began with as it was', () => {
    const before: State = { nextId: 1, count: 0 };
    new Context(before, 0).set({ count: 5 });
    expect(before.count).toBe(0);
  });

  it('never gives a number twice', () => {
    const context = new Context({ nextId: 4, count: 0 }, 0);
    expect([context.newId(), context.newId(), context.state.nextId]).toEqual([4, 5, 6]);
  });
});
