// @vitest-environment node
import { expect, it, vi } from 'vitest';
import type { SalesEvent } from '../../flow/events';
import { goodAnswers, merchant } from '../../flow/testing/play';
import { FakeWorld } from '../testing/fake-ports';
import { lazyCalls } from './lazy-calls';

const chunk = vi.hoisted(() => ({ isThere: false }));
vi.mock('./calls', async (original) => {
  if (!chunk.isThere) throw new Error('not found');
  return await original();
});

it('a call whose code does not load fails as without a network, and the next one tries again', async () => {
  const world = new FakeWorld();
  world.server = () => goodAnswers.init;
  const events: SalesEvent[] = [];
  const calls = lazyCalls(world.ports, (event) => events.push(event));
  const pending = { call: 'init', body: undefined, requestId: 1, intent: 2, attempt: 1 } as const;

  await calls.start(pending, merchant);
  expect(events).toMatchObject([
    { type: 'callFailed', call: 'init', requestId: 1, failure: { kind: 'network', message: 'Network Error' } },
  ]);
  expect(world.sent).toEqual([]);

  chunk.isThere = true;
  await calls.start({ ...pending, requestId: 3 }, merchant);
  expect(events[1]).toMatchObject({ type: 'callSucceeded', call: 'init', requestId: 3 });
});
