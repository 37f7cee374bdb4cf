import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
    await expect(withTimeout(Promise.resolve(7), 300, () => 8)).resolves.toBe(7);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects as it does, and leaves no timer', async () => {
    await expect(withTimeout(Promise.reject(new Error('no')), 300, () => 8)).rejects.toThrow('no');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is what stands for it after 300 ms, not before', async () => {
    const settled = vi.fn();
    const made = withTimeout(never, 300, () => 8).then(settled);
    await vi.advanceTimersByTimeAsync(299);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await made;
    expect(settled).toHaveBeenCalledWith(8);
  });

  it('rejects after 300 ms with what stands for it and throws', async () => {
    const rejected = expect(
      withTimeout(never, 300, () => {
        throw new Error('too late');
      }),
    ).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(300);
    await rejected;
  });
});
