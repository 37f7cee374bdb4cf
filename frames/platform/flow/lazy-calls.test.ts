// @vitest-environment node
import { expect, it } from 'vitest';
import type { ApiClient } from '../api/client';
import { save } from '../api/testing/fake-server';
import { type CallEvent, CallRunner } from './call-runner';
import type { CallsOf } from './calls';
import { lazyCalls } from './lazy-calls';

type SaveCalls = CallsOf<{ save: typeof save }>;
const table = {
  endpoints: { save },
  headersOf: () => ({}),
  later: () => Promise.reject(new Error('nothing is refused')),
};

it('a call whose code does not load fails as without a network, and the next one tries again', async () => {
  const sent: string[] = [];
  const api: ApiClient = {
    call: async ({ path }) => {
      sent.push(path);
      // SAFETY: response of the endpoint.
      return { id: 7 } as never;
    },
  };
  const events: CallEvent<SaveCalls>[] = [];
  const send = (event: CallEvent<SaveCalls>) => void events.push(event);
  const runner = new CallRunner<SaveCalls, null>(
    { client: () => api, nowMs: () => 0, newKey: () => 'key', reconnectCount: () => 0 },
    table,
    send,
  );
  let isThere = false;
  const calls = lazyCalls(async () => {
    if (!isThere) throw new Error('not found');
    return runner;
  }, send);
  const pending = { call: 'save', body: { name: 'Ravi' }, requestId: 1, intent: 2, attempt: 1 } as const;

  await calls.start(pending, null);
  expect(events).toMatchObject([
    { type: 'callFailed', call: 'save', requestId: 1, failure: { kind: 'network', message: 'Network Error' } },
  ]);
  expect(sent).toEqual([]);

  isThere = true;
  await calls.start({ ...pending, requestId: 3 }, null);
  expect(events[1]).toMatchObject({ type: 'callSucceeded', call: 'save', requestId: 3 });
});
