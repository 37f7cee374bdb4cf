// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RawAnswer } from './raw-answer';
import { RetryQueue, retryAfterMs } from './retry-after';

const answer = (
  status: number,
  retryAfter: string | null,
  body: unknown = { success: false, code: 429, message: 'Many are here.', retry: true },
): RawAnswer => ({
  status,
  headers: new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter }),
  body,
});
const overloaded = answer(429, '2');
const served = answer(200, null, { success: true });

describe('an answer', () => {
  it.each([
    ['429 with 2 s', answer(429, '2'), 2_000],
    ['503 with 1 s', answer(503, '1'), 1_000],
    ['429 with 60 s: 10 s at most', answer(429, '60'), 10_000],
    ['429 with more than a minute: a personal rate limit', answer(429, '61'), null],
    ['429 that says not when', answer(429, null), null],
    ['429 with a date', answer(429, 'Wed, 21 Oct 2026 07:28:00 GMT'), null],
    ['503 that is not to be repeated', answer(503, '1', { retry: false }), null],
    ['503 of a proxy with a page of HTML', answer(503, '1', '<html>'), null],
    ['503 of a proxy with JSON that says retry', answer(503, '1', { retry: true }), null],
    ['500', answer(500, '1'), null],
    ['200', answer(200, '1'), null],
  ])('%s', (_, given, waitMs) => {
    expect(retryAfterMs(given)).toBe(waitMs);
  });
});

describe('a call that waits for Retry-After', () => {
  let shown: (() => void)[];
  let hidden: number;
  let retries: RetryQueue;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0);
    shown = [];
    hidden = 0;
    retries = new RetryQueue({
      show: (tryNow) => void shown.push(tryNow),
      hide() {
        hidden += 1;
      },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  /** Returns the responses in order; the last one repeats. */
  const asking = (...answers: readonly RawAnswer[]) => {
    let asked = 0;
    return vi.fn(async () => answers[Math.min(asked++, answers.length - 1)] ?? served);
  };
  const start = (again: () => Promise<RawAnswer>, signal = new AbortController().signal) => {
    const settled = vi.fn();
    const waiting = retries.wait(overloaded, again, signal).then(settled, settled);
    return { settled, waiting };
  };

  it('asks again after as long as the answer says, and not before', async () => {
    const again = asking(served);
    const { settled } = start(again);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(again).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(served);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('says nothing of the first two waits, and from the third on that many are here, until it is served', async () => {
    const again = asking(overloaded, overloaded, overloaded, served);
    const { settled } = start(again);
    await vi.advanceTimersByTimeAsync(3_999);
    expect([again.mock.calls.length, shown.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([again.mock.calls.length, shown.length, hidden]).toEqual([2, 1, 0]);
    await vi.advanceTimersByTimeAsync(4_000);
    expect([settled.mock.calls, hidden]).toEqual([[[served]], 1]);
  });

  it('is not given up, however long it takes', async () => {
    const again = asking(overloaded);
    const { settled } = start(again);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(again).toHaveBeenCalledTimes(300);
    expect(settled).not.toHaveBeenCalled();
  });

  it('goes at once where the reader does not want to wait', async () => {
    const again = asking(overloaded, overloaded, served);
    const { settled } = start(again);
    await vi.advanceTimersByTimeAsync(4_000);
    shown.at(-1)?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledWith(served);
    expect([hidden, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('ends with a refusal that asks for no wait', async () => {
    const refused = answer(429, '600');
    const { settled } = start(asking(refused));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(settled).toHaveBeenCalledWith(refused);
  });

  it('fails as the call does that is made again, and the notice goes', async () => {
    const lost = new Error('Network Error');
    const again = asking(overloaded)
      .mockResolvedValueOnce(overloaded)
      .mockResolvedValueOnce(overloaded)
      .mockRejectedValueOnce(lost);
    const { settled } = start(again);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(settled).toHaveBeenCalledWith(lost);
    expect([shown.length, hidden]).toEqual([1, 1]);
  });

  it('is silent where it is given up, and the notice goes', async () => {
    const controller = new AbortController();
    const { settled, waiting } = start(asking(overloaded), controller.signal);
    await vi.advanceTimersByTimeAsync(4_000);
    controller.abort('gone');
    await waiting;
    expect(settled).toHaveBeenCalledWith('gone');
    expect([hidden, vi.getTimerCount()]).toEqual([1, 0]);
  });

  it('shares the notice with others: it goes with the last of them', async () => {
    const first = start(asking(overloaded, overloaded, served));
    const second = start(asking(overloaded, overloaded, overloaded, served));
    await vi.advanceTimersByTimeAsync(6_000);
    expect([first.settled.mock.calls.length, second.settled.mock.calls.length, hidden]).toEqual([1, 0, 0]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect([second.settled.mock.calls.length, hidden]).toEqual([1, 1]);
  });

  it('does not come with all others that were told the same second', async () => {
    vi.mocked(Math.random).mockReturnValue(0.5);
    const again = asking(served);
    start(again);
    await vi.advanceTimersByTimeAsync(2_249);
    expect(again).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(again).toHaveBeenCalledTimes(1);
  });
});
