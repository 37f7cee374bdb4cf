import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './clock';
import { withTimeout } from './with-timeout';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<number>(() => undefined);

describe('work that is waited for 300 ms', () => {
  it('is what it comes to, and leaves no timer', async () => {
    const late = vi.fn(() => 8);
    await expect(withTimeout(systemClock, 300, async () => 7, late)).resolves.toBe(7);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([vi.getTimerCount(), late.mock.calls]).toEqual([0, []]);
  });

  it('rejects as it does, and leaves no timer', async () => {
    const fails = async (): Promise<number> => {
      throw new Error('no');
    };
    await expect(withTimeout(systemClock, 300, fails, () => 8)).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is the substitute after 300 ms, not before', async () => {
    const settled = vi.fn();
    const made = withTimeout(
      systemClock,
      300,
      () => never,
      () => 8,
    ).then(settled);
    await vi.advanceTimersByTimeAsync(299);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await made;
    expect(settled).toHaveBeenCalledWith(8);
  });

  it('aborts its signal when the wait ends, in time or late', async () => {
    const told: boolean[] = [];
    const begin = (work: Promise<number>) => (done: AbortSignal) => {
      done.addEventListener('abort', () => told.push(done.aborted));
      return work;
    };
    await withTimeout(systemClock, 300, begin(Promise.resolve(7)), () => 8);
    expect(told).toEqual([true]);
    const late = withTimeout(systemClock, 300, begin(never), () => 8);
    expect(told).toEqual([true]);
    await vi.advanceTimersByTimeAsync(300);
    await late;
    expect(told).toEqual([true, true]);
  });

  it('passes the late work to the fallback, which can observe its failure', async () => {
    let fail: (error: Error) => void = () => undefined;
    const work = new Promise<number>((_, reject) => {
      fail = reject;
    });
    const heard = vi.fn();
    const made = withTimeout(
      systemClock,
      300,
      () => work,
      (underWay) => {
        underWay.catch(heard);
        throw new Error('too late');
      },
    );
    const rejected = expect(made).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(300);
    await rejected;
    fail(new Error('down'));
    await vi.advanceTimersByTimeAsync(0);
    expect(heard.mock.calls).toEqual([[new Error('down')]]);
  });
});
