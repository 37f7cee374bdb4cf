import { beforeEach, expect, it } from 'vitest';
import { DatabaseDown } from '../store/outage';
import { FakeClock } from '../testing/fake-clock';
import { Kept } from './kept';

const clock = new FakeClock();
let kept: Kept<string>;
let made: string[];
beforeEach(() => {
  kept = new Kept(clock, { atMost: 2, keptMs: 1_000 });
  made = [];
});
const find = (key: string): Promise<string> =>
  kept.find(key, async () => {
    made.push(key);
    return `${key}${made.length}`;
  });

it('what two ask for at once is made once, and again after its time', async () => {
  expect(await Promise.all([find('a'), find('a')])).toEqual(['a1', 'a1']);
  clock.advance(999);
  expect(await find('a')).toBe('a1');
  clock.advance(1);
  expect(await find('a')).toBe('a2');
});

it('of more than 2 the one goes that was wanted least recently', async () => {
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await find(key);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});

it('what fails is not kept, and while the database is away what was there before stays', async () => {
  const failing = (error: Error) => kept.find('a', () => Promise.reject(error));
  await expect(failing(new DatabaseDown('away'))).rejects.toThrow('away');
  expect(await find('a')).toBe('a1');
  clock.advance(1_000);
  expect(await failing(new DatabaseDown('away'))).toBe('a1');
  clock.advance(1_000);
  await expect(failing(new Error('a fault'))).rejects.toThrow('a fault');
  expect(await find('a')).toBe('a2');
});

it('what was made at a time that is still to come, as the clock was set back, is made anew', async () => {
  expect(await find('a')).toBe('a1');
  clock.advance(-1);
  expect(await find('a')).toBe('a2');
  expect(await find('a')).toBe('a2');
});
