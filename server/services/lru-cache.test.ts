import { beforeEach, expect, it } from 'vitest';
import { DatabaseDown } from '../store/outage';
import { FakeClock } from '../testing/server/fake-clock';
import { LruCache } from './lru-cache';

const clock = new FakeClock();
let cache: LruCache<string>;
let made: string[];
beforeEach(() => {
  cache = new LruCache(clock, { maxEntries: 2, ttlMs: 1_000 });
  made = [];
});
const find = (key: string): Promise<string> =>
  cache.find(key, async () => {
    made.push(key);
    return `${key}${made.length}`;
  });

it('two concurrent calls share one load, and a call after the TTL of 1,000 ms loads again', async () => {
  expect(await Promise.all([find('a'), find('a')])).toEqual(['a1', 'a1']);
  clock.advance(999);
  expect(await find('a')).toBe('a1');
  clock.advance(1);
  expect(await find('a')).toBe('a2');
});

it('a third entry evicts the least recently used of 2', async () => {
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('a failed load is not cached, and the stale value is served while the database is down', async () => {
  const failing = (error: Error) => cache.find('a', () => Promise.reject(error));
  await expect(failing(new DatabaseDown('away'))).rejects.toThrow('away');
  expect(await find('a')).toBe('a1');
  clock.advance(1_000);
  expect(await failing(new DatabaseDown('away'))).toBe('a1');
  clock.advance(1_000);
  await expect(failing(new Error('a fault'))).rejects.toThrow('a fault');
  expect(await find('a')).toBe('a2');
});

it('the cache reloads an entry from the future after the clock was set back', async () => {
  expect(await find('a')).toBe('a1');
  clock.advance(-1);
  expect(await find('a')).toBe('a2');
  expect(await find('a')).toBe('a2');
});
