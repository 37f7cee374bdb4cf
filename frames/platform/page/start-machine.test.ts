import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from '../../../shared/api/endpoint';
import type { FlowDefinition } from './flow';
import { startMachine } from './start-machine';
import { recordedClient } from './testing/recorded-client';

const read = endpoint({
  method: 'GET',
  path: '/app/own',
  summary: 'Reads',
  scope: 'site',
  request: null,
  response: z.object({ name: z.string() }),
});
const calls = { read };
interface Event {
  readonly type: 'opened' | 'timed' | 'called' | 'led';
}
const flow: FlowDefinition<readonly string[], Event, typeof calls, undefined, 'slow' | 'lead', 'open'> = {
  initial: () => [],
  calls,
  on: {
    opened: (rules) => rules.run('open'),
    timed: (rules) => rules.startTimer('slow', 500),
    led: (rules) => rules.startTimer('lead', 500),
    called: (rules) => rules.call('read', undefined),
  },
  answers: {
    read: {
      done: (rules, { name }) => rules.set([...rules.state, name]),
      failed: (rules, { kind }) => rules.set([...rules.state, kind]),
    },
  },
  timers: {
    slow: (rules) => rules.set([...rules.state, 'slow']),
    lead: (rules) => rules.set([...rules.state, 'lead']),
  },
  firesHidden: ['lead'],
};

/** A flow whose effect is at work until it is ended. */
function start(answer?: () => unknown) {
  const ended = vi.fn<() => void>();
  const page = Object.create(window, {
    document: { value: document },
    crypto: { value: crypto },
    addEventListener: { value: around.addEventListener.bind(around) },
    setTimeout: { value: window.setTimeout.bind(window) },
  });
  const { client } = recordedClient(answer);
  const { machine, send, stop } = startMachine(page, client, flow, undefined, (_send, signal) => () => {
    signal.addEventListener('abort', ended);
  });
  return { send, stop, ended, state: () => machine.state.own };
}
let around: EventTarget;

beforeEach(() => {
  around = new EventTarget();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['stop', (running: { readonly stop: () => void }) => running.stop()],
  ['pagehide', () => around.dispatchEvent(new window.Event('pagehide'))],
] as const)('an effect that is at work is ended once by %s', (_when, end) => {
  const running = start();
  running.send({ type: 'opened' });
  expect(running.ended).not.toHaveBeenCalled();
  end(running);
  expect(running.ended).toHaveBeenCalledTimes(1);
  running.stop();
  expect(running.ended).toHaveBeenCalledTimes(1);
});

it('a timer of a hidden page fires once it is shown, and one of firesHidden when it is due', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const running = start();
  running.send({ type: 'timed' });
  running.send({ type: 'led' });
  vi.advanceTimersByTime(500);
  expect(running.state()).toEqual(['lead']);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new window.Event('visibilitychange'));
  expect(running.state()).toEqual(['lead', 'slow']);
});

it('nothing changes a flow that has stopped: no event, no answer and no timer', async () => {
  const running = start(async () => ({ name: 'Late' }));
  running.send({ type: 'called' });
  running.send({ type: 'timed' });
  running.stop();
  running.send({ type: 'opened' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect([running.state(), running.ended.mock.calls]).toEqual([[], []]);
});
