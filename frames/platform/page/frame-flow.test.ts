import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/api/endpoint';
import { clientFailure } from '../api/failure';
import type { FramePorts } from '../flow/frame-effects';
import type { FlowRules } from './flow';
import { type FrameEvent, type FrameRequest, frameFlow } from './frame-flow';
import { refusal } from './testing/run-flow';

const limit = endpoint({
  method: 'POST',
  path: '/app/limit',
  summary: 'Reads a limit',
  scope: 'site',
  request: z.object({ lender: z.string() }),
  response: z.object({ rupees: z.number() }),
});
type Calls = { readonly limit: typeof limit };
type Event = { readonly type: 'asked' | 'left' };
type Effect = { readonly type: 'leave' };
const ignore = (): void => undefined;

const rules: FlowRules<string, Event | FrameEvent<string>, Calls, undefined, 'slow', Effect | FrameRequest> = {
  initial: () => 'closed',
  on: {
    opened(flow, { open }) {
      flow.endAllIntents();
      flow.set(open);
    },
    asked(flow) {
      flow.call('limit', { lender: 'hdfc' });
      flow.startTimer('slow', 500);
    },
    left(flow) {
      flow.cancelAll();
      flow.run({ type: 'leave' });
    },
    connectionRetried: (flow) => flow.run({ type: 'checkConnection' }),
    wentOnline: (flow) => flow.set('online'),
    wentOffline: (flow) => flow.set('offline'),
    storageChecked: ignore,
    userUuidSeen: ignore,
    escapePressed: ignore,
    chunkFailed: ignore,
  },
  answers: {
    limit: {
      done: (flow, { rupees }) => flow.set(`${rupees}`),
      failed: (flow) => flow.set('failed'),
      whenOnline: (flow) => flow.call('limit', { lender: 'hdfc' }),
    },
  },
  failed(flow, { status }) {
    if (status !== 401) return false;
    flow.set('logged out');
    return true;
  },
  timers: { slow: (flow) => flow.set('slow') },
  after: (flow, before) => {
    if (before === 'closed' && flow.state !== 'closed') flow.startTimer('slow', 1);
  },
};

/** A flow whose calls a test answers. */
function started(flowRules = rules) {
  const started: { requestId: number; intent: number }[] = [];
  const aborted: number[] = [];
  const left: Effect[] = [];
  const timers: (() => void)[] = [];
  const flow = frameFlow(flowRules, 'English');
  const ports = {
    isOnline: () => true,
    startTimer: (_delayMs: number, fire: () => void) => void timers.push(fire),
  } as unknown as FramePorts;
  const perform = flow.performer(
    ports,
    async () => () => ({
      start: async ({ requestId, intent }) => void started.push({ requestId, intent }),
      abort: (requestId) => void aborted.push(requestId),
    }),
    (effect) => void left.push(effect),
  );
  flow.machine.connect(perform);
  const fail = (failure = refusal()): void =>
    flow.machine.send({ type: 'callFailed', call: 'limit', requestId: started.at(-1)?.requestId ?? 0, failure });
  return { flow, started, aborted, left, timers, fail };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('frameFlow', () => {
  it('a call goes to the runner, and a timer sends its event', async () => {
    const { flow, started: calls, timers } = started();
    flow.send({ type: 'asked' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    timers[0]?.();
    expect(flow.state).toBe('slow');
  });

  it('an effect of the frame is carried out by the kit, any other by the frame', () => {
    const { flow, left } = started();
    flow.send({ type: 'connectionRetried' });
    flow.send({ type: 'left' });
    expect([flow.state, left]).toEqual(['online', [{ type: 'leave' }]]);
  });

  it('a failure that `failed` takes does not reach the rule of the call', async () => {
    const { flow, started: calls, fail } = started();
    flow.send({ type: 'asked' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    fail(refusal({ status: 401 }));
    expect(flow.state).toBe('logged out');
  });

  it('a call that was lost is made again with the same intent once the frame is online', async () => {
    const { flow, started: calls, fail } = started();
    flow.send({ type: 'asked' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    fail(clientFailure(new Error('Network Error'), 'network'));
    flow.send({ type: 'wentOnline' });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    expect(calls[1]?.intent).toBe(calls[0]?.intent);
  });

  it('`endAllIntents` aborts calls, and the same body is another intent', async () => {
    const { flow, started: calls, aborted } = started();
    flow.send({ type: 'asked' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    flow.send({ type: 'opened', open: 'again' });
    flow.send({ type: 'asked' });
    await vi.waitFor(() => expect([calls.length, aborted.length]).toEqual([2, 1]));
    expect(calls[1]?.intent).not.toBe(calls[0]?.intent);
  });

  it('`accepts` drops an event, a timer and an answer', async () => {
    const { flow, started: calls, fail } = started({ ...rules, accepts: (state) => state !== 'over' });
    flow.send({ type: 'asked' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    flow.send({ type: 'opened', open: 'over' });
    fail();
    flow.send({ type: 'opened', open: 'again' });
    expect(flow.state).toBe('over');
  });

  it('`interrupt` keeps a failed call, which `repeat` makes again with its intent by `resume` and when online', async () => {
    const seen: string[] = [];
    const {
      flow,
      started: calls,
      fail,
    } = started({
      ...rules,
      on: {
        ...rules.on,
        left: (flow) => flow.resume(),
        escapePressed: (flow) => {
          seen.push(flow.statusOf('limit'), `${flow.hasInterrupted()}`);
          flow.dropInterrupted();
          seen.push(`${flow.hasInterrupted()}`);
        },
      },
      answers: {
        limit: { done: ignore, failed: (flow) => flow.interrupt(), again: (_, repeat) => repeat() },
      },
    });
    flow.send({ type: 'asked' });
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    fail();
    flow.send({ type: 'left' });
    await vi.waitFor(() => expect(calls).toHaveLength(2));
    fail();
    flow.send({ type: 'wentOnline' });
    await vi.waitFor(() => expect(calls).toHaveLength(3));
    expect(new Set(calls.map(({ intent }) => intent)).size).toBe(1);
    fail();
    flow.send({ type: 'escapePressed' });
    expect(seen).toEqual(['error', 'true', 'false']);
  });

  it('`subscribe` tells each new state, and a flow knows whether its timer runs', () => {
    const states: string[] = [];
    const { flow, timers } = started({
      ...rules,
      on: {
        ...rules.on,
        left(flow) {
          const id = flow.newId();
          flow.set(`${flow.isRunning('slow')} ${flow.newId() - id}`);
        },
      },
      timers: { slow: (flow) => flow.set(`fired, running ${flow.isRunning('slow')}`) },
    });
    flow.subscribe((state) => void states.push(state));
    flow.send({ type: 'opened', open: 'open' });
    flow.send({ type: 'left' });
    timers[0]?.();
    expect(states).toEqual(['open', 'true 1', 'fired, running false']);
  });

  it('`after` runs at the end of each event with the state before it', () => {
    const { flow, timers } = started();
    flow.send({ type: 'opened', open: 'first' });
    flow.send({ type: 'opened', open: 'second' });
    expect(timers).toHaveLength(1);
  });
});
