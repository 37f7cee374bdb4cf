import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KadamError } from './kadam-error';
import { type SeenClock, seenClock } from './seen-clock';
import { withTimeout } from './with-timeout';

let clock: SeenClock;

beforeEach(() => {
  vi.useFakeTimers();
  clock = seenClock();
});
afterEach(() => {
  clock.destroy();
  vi.useRealTimers();
});

const never = new Promise<never>(() => undefined);

describe('withTimeout of 300 ms', () => {
  it('resolves as the work and stops the timer', async () => {
    await expect(withTimeout(clock, Promise.resolve(7), 300, 'CALL_TIMEOUT', never)).resolves.toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with its code at 300 ms, not at 299 ms', async () => {
    const failed = vi.fn();
    withTimeout(clock, never, 300, 'CALL_TIMEOUT', never).catch(failed);
    await vi.advanceTimersByTimeAsync(299);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(failed.mock.lastCall?.[0]).toMatchObject({ code: 'CALL_TIMEOUT', retryable: true });
  });

  it('rejects with its code and the cause when the work fails', async () => {
    const cause = new Error('no login');
    const failing = withTimeout(clock, Promise.reject(cause), 300, 'TOKEN_UNAVAILABLE', never);
    await expect(failing).rejects.toMatchObject({ code: 'TOKEN_UNAVAILABLE', cause });
  });

  it('rejects with a KadamError of the work as it is', async () => {
    const error = new KadamError('FRAME_REFUSED');
    await expect(withTimeout(clock, Promise.reject(error), 300, 'CALL_TIMEOUT', never)).rejects.toBe(error);
  });

  it('stops the timer after the end of the session', async () => {
    const settled = vi.fn();
    withTimeout(clock, never, 300, 'CALL_TIMEOUT', Promise.resolve()).then(settled, settled);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(settled).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});
