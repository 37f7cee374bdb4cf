import { atom } from 'jotai/vanilla';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Flow, FlowMachine } from './flow-machine';

type Event = { readonly type: 'add'; readonly by: number } | { readonly type: 'fail' };
type Effect = { readonly added: number; readonly atMs: number; readonly saidAs: string };

const flow: Flow<number, Event, Effect, { readonly word: string }> = {
  stateAtom: atom(0),
  messages: { word: 'step' },
  reduce(state, event, nowMs, messages) {
    if (event.type === 'fail') throw new Error('no such step');
    return { state: state + event.by, effects: [{ added: event.by, atMs: nowMs, saidAs: messages.word }] };
  },
};
let machine: FlowMachine<number, Event, Effect, { readonly word: string }>;
let effects: Effect[];
beforeEach(() => {
  effects = [];
  machine = new FlowMachine(flow, () => 7);
  machine.connect((effect) => effects.push(effect));
});

describe('a machine of a flow', () => {
  it('takes an event that an effect sends after the one whose effect it is', () => {
    const seen: number[] = [];
    machine.connect((effect) => {
      if (effect.added === 1) machine.send({ type: 'add', by: 10 });
      seen.push(machine.state);
    });
    machine.send({ type: 'add', by: 1 });
    expect([seen, machine.state]).toEqual([[1, 11], 11]);
  });

  it('hands its clock and its language to the flow', () => {
    machine.speak({ word: 'kadam' });
    machine.send({ type: 'add', by: 2 });
    expect(effects).toEqual([{ added: 2, atMs: 7, saidAs: 'kadam' }]);
  });

  it('has a state of its own beside another machine of the same flow', () => {
    machine.send({ type: 'add', by: 3 });
    const other = new FlowMachine(flow);
    other.send({ type: 'add', by: 1 });
    expect([machine.state, other.state]).toEqual([3, 1]);
  });

  it('goes on after an event that its flow could not take', () => {
    expect(() => machine.send({ type: 'fail' })).toThrow('no such step');
    machine.send({ type: 'add', by: 4 });
    expect(machine.state).toBe(4);
  });

  it('tells its listeners of each state until they leave', () => {
    const heard: number[] = [];
    const leave = machine.subscribe((state) => heard.push(state));
    machine.send({ type: 'add', by: 5 });
    leave();
    machine.send({ type: 'add', by: 6 });
    expect(heard).toEqual([5]);
  });
});
