import { describe, expect, it } from 'vitest';
import { extended, extensionsRemaining, latestEndMs } from './order-time';

const NOW_MS = 1_800_000_000_000;
const order = (leftMs: number, extensions = 0) => ({ expiresAtMs: NOW_MS + leftMs, extensions });

describe('order time', () => {
  it.each([
    [1, 600_001],
    [120_000, 720_000],
    [150_000, 750_000],
  ])('with %i ms left is extended to %i ms', (leftMs, afterMs) => {
    expect(extended(order(leftMs), NOW_MS)).toEqual({ expiresAtMs: NOW_MS + afterMs, extensions: 1 });
  });

  it.each([0, -1, 150_001, 720_000])('with %i ms left stays unchanged', (leftMs) => {
    expect(extended(order(leftMs), NOW_MS)).toBeNull();
  });

  it('is extended at most 10 times, once for two presses', () => {
    let now = NOW_MS;
    let time = order(120_000);
    for (let count = 1; count <= 10; count += 1) {
      const next = extended(time, now);
      expect(next?.extensions).toBe(count);
      time = next ?? time;
      expect(extended(time, now)).toBeNull();
      now = time.expiresAtMs - 120_000;
    }
    expect([extended(time, now), extensionsRemaining(time)]).toEqual([null, 0]);
  });

  it('of 15 minutes ends after 115 at the latest, before and after an extension', () => {
    expect(latestEndMs(order(900_000)) - NOW_MS).toBe(6_900_000);
    const time = order(900_000);
    expect(latestEndMs(extended(time, time.expiresAtMs - 120_000) ?? time)).toBe(latestEndMs(time));
  });
});
