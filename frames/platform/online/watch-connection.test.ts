import { afterEach, describe, expect, it, vi } from 'vitest';
import { watchConnection } from './watch-connection';

const isOnline = (value: boolean): void => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the connection', () => {
  // @req NFR-011
  it('tells every change, in order', () => {
    isOnline(true);
    const seen: boolean[] = [];
    const stop = watchConnection(window, (online) => seen.push(online));
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    expect(seen).toEqual([false, true]);
    stop();
  });

  it('tells at once that it starts offline, and nothing where it starts online', () => {
    const seen: boolean[] = [];
    isOnline(true);
    watchConnection(window, (online) => seen.push(online))();
    expect(seen).toEqual([]);
    isOnline(false);
    watchConnection(window, (online) => seen.push(online))();
    expect(seen).toEqual([false]);
  });

  it('tells nothing once it is stopped', () => {
    isOnline(true);
    const seen: boolean[] = [];
    watchConnection(window, (online) => seen.push(online))();
    window.dispatchEvent(new Event('offline'));
    expect(seen).toEqual([]);
  });
});
