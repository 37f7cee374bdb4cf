// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a lazy screen', () => {
  it('comes, and leaves no timer behind', async () => {
    expect(await loadChunk(async () => 'screen')).toBe('screen');
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  // @req ERR-033
  it('that is not there fails with Loading chunk failed, and keeps the cause', async () => {
    const cause = new TypeError('Failed to fetch dynamically imported module');
    const error = await loadChunk(() => Promise.reject(cause)).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ message: 'Loading chunk failed', cause });
    expect(vi.getTimerCount()).toBe(0);
  });

  // @req LIM-001, NFR-006
  it('has 120000 ms to come, and not one more', async () => {
    const never = loadChunk(() => new Promise(() => undefined));
    let message = '';
    never.catch((error: Error) => {
      message = error.message;
    });
    await vi.advanceTimersByTimeAsync(119_999);
    expect(message).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(message).toBe('Loading chunk failed: timeout');
  });
});
