import { beforeEach, expect, it, vi } from 'vitest';
import { patientHttp } from '../api/patient-http';
import { prefetch } from '../api/prefetch';
import { FakeServer, save } from '../api/testing/fake-server';
import { type CallEvent, CallRunner, type LaterCalls } from './call-runner';
import type { CallsOf } from './calls';

type SaveCalls = CallsOf<{ first: typeof save; save: typeof save }>;

let server: FakeServer;
let events: CallEvent<SaveCalls>[];
let reconnectCount: number;
let later: () => Promise<LaterCalls<SaveCalls, null>>;
let runner: CallRunner<SaveCalls, null>;
beforeEach(() => {
  server = new FakeServer([save.path]);
  events = [];
  reconnectCount = 0;
  later = async () => ({ endpoints: { first: save, save }, http: patientHttp, rowOf: () => null });
  runner = new CallRunner<SaveCalls, null>(
    {
      client: (create) => create({ sessionHeaders: () => ({}) }),
      nowMs: () => 0,
      newKey: () => 'key',
      reconnectCount: () => reconnectCount,
    },
    { endpoints: { first: save }, headersOf: () => ({}), later: () => later() },
    (event) => events.push(event),
  );
});

const pending = { body: { name: 'Ravi' }, requestId: 1, intent: 2, attempt: 1 } as const;
const sendAhead = (): void => {
  prefetch({ method: save.method, path: save.path, input: pending.body, headers: {} }, 'en');
};
const neverCame = { type: 'callFailed', failure: { kind: 'network', message: 'Network Error', reaction: 'say' } };

it('an answer that is there is read with nothing that loads behind the first screen', async () => {
  later = () => Promise.reject(new Error('not needed'));
  sendAhead();
  await runner.start({ call: 'first', ...pending }, null);
  expect(events).toEqual([{ type: 'callSucceeded', call: 'first', requestId: 1, data: { id: 7 } }]);
});

it('a call without a response fails with that failure, and loads nothing to read it', async () => {
  later = () => Promise.reject(new Error('the line is down'));
  server.breakLine();
  sendAhead();
  await runner.start({ call: 'first', ...pending }, null);
  expect(events).toMatchObject([{ ...neverCame, failure: { ...neverCame.failure, name: 'NETWORK_ERROR' } }]);
});

it.each(['first', 'save'] as const)(
  'a call that has to go out fails as without a network where what sends it does not load, and the next one tries again: %s',
  async (call) => {
    const loads = later;
    later = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    await runner.start({ call, ...pending }, null);
    expect(events).toMatchObject([neverCame]);
    expect(server.requests).toEqual([]);
    later = loads;
    await runner.start({ call, ...pending }, null);
    expect(events[1]).toMatchObject({ type: 'callSucceeded', call });
  },
);

it.each(['first', 'save'] as const)('what sends a call has 30 s to load: %s', async (call) => {
  vi.useFakeTimers();
  later = () => new Promise(() => undefined);
  const started = runner.start({ call, ...pending }, null);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(events).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await started;
  expect(events).toMatchObject([{ type: 'callFailed', failure: { status: 500, reaction: 'say' } }]);
  vi.useRealTimers();
});

it('a refusal that cannot be read is one that was not heard: the call is made once more when the line is back', async () => {
  server.answer({ body: { success: false, code: 1402, message: 'No.' } });
  sendAhead();
  later = () => Promise.reject(new Error('not found'));
  await runner.start({ call: 'first', ...pending }, null);
  expect(events).toMatchObject([neverCame]);
});

it('a call that the line took with it, and that fails when the line is back already, is one to ask for again', async () => {
  server.breakLine();
  const fails = runner.start({ call: 'save', ...pending }, null);
  reconnectCount += 1;
  await fails;
  expect(events).toMatchObject([neverCame, { type: 'wentOnline' }]);
});

it('a call that fails long after the line was back is none', async () => {
  reconnectCount = 1;
  server.breakLine();
  await runner.start({ call: 'save', ...pending }, null);
  expect(events).toMatchObject([neverCame]);
});
