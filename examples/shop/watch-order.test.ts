import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASK_EVERY_MS, ASKS_AT_MOST, type OrderSeen, watchOrder } from './watch-order';

const order = (payment: object, ways: string[] = []) => ({
  orderId: 'ZM-00000001',
  lines: [{ productId: 'lumen-m2-kit', quantity: 1 }],
  amountPaise: 3_600_000,
  payment,
  proofs: ways.map((way) => ({ way, status: 'COMPLETE', verifiedAtMs: 1 })),
});
const open = order({ state: 'open' });
const paid = order({ state: 'paid', atMs: 1, duePaise: 0 }, ['page']);
const settled = order({ state: 'paid', atMs: 1, duePaise: 0 }, ['page', 'webhook']);

let answers: [number, object][] = [];
const fetched = vi.fn(async () => {
  const [status, body] = (answers.length > 1 ? answers.shift() : answers[0]) ?? [500, {}];
  return new Response(JSON.stringify(body), { status });
});

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Watches for `forMs` and returns all reported values. */
async function watched(forMs: number): Promise<OrderSeen[]> {
  const seen: OrderSeen[] = [];
  const stop = watchOrder('ZM-00000001', (order) => seen.push(order));
  await vi.advanceTimersByTimeAsync(forMs);
  stop();
  return seen;
}

describe('watchOrder', () => {
  it('polls every 2.5 s until the order is paid and the webhook has arrived', async () => {
    answers = [
      [200, open],
      [200, paid],
      [200, settled],
    ];
    const seen = await watched(60_000);
    expect(seen).toMatchObject([
      { order: { payment: { state: 'open' } }, isWatched: true },
      { order: { payment: { state: 'paid' } }, isWatched: true },
      { order: { payment: { state: 'paid' } }, isWatched: false },
    ]);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it('gives up after 24 polls', async () => {
    answers = [[200, open]];
    const seen = await watched(ASK_EVERY_MS * (ASKS_AT_MOST + 10));
    expect(fetched).toHaveBeenCalledTimes(24);
    expect(seen.at(-1)).toMatchObject({ step: 'known', isWatched: false });
  });

  it.each([
    { state: 'cancelled', atMs: 1 },
    { state: 'failed', atMs: 1, errorCode: 4302, mayRetry: false },
  ])('stops polling once the order is %j', async (payment) => {
    answers = [[200, order(payment)]];
    await watched(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('distinguishes a missing order from an unreachable shop', async () => {
    answers = [[404, { message: 'none' }]];
    expect(await watched(0)).toEqual([{ step: 'missing' }]);
    answers = [[502, {}]];
    expect(await watched(0)).toEqual([{ step: 'unreachable' }]);
    fetched.mockRejectedValueOnce(new TypeError('offline'));
    expect(await watched(0)).toEqual([{ step: 'unreachable' }]);
  });

  it('reports nothing after it was stopped', async () => {
    answers = [[200, open]];
    const seen: OrderSeen[] = [];
    watchOrder('ZM-00000001', (order) => seen.push(order))();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(seen).toEqual([]);
  });
});
