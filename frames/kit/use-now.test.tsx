import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { timeLeftText } from './time-left-text';
import { useNow } from './use-now';

const SENT_MS = 1_700_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ now: SENT_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

const seen: string[] = [];

function Count({ untilMs }: { readonly untilMs: number | null }): ReactNode {
  const nowMs = useNow(untilMs);
  if (untilMs !== null) seen.push(timeLeftText(untilMs - nowMs));
  return null;
}

/** Lets time pass with everything that it draws. */
const pass = async (waitMs: number): Promise<void> => {
  await act(() => vi.advanceTimersByTimeAsync(waitMs));
};

describe('a countdown of 30 s', () => {
  beforeEach(() => {
    seen.length = 0;
  });

  // @req OTP-016
  it('begins with 0:30, shows every second once and ends with 0:00 after 30 s', async () => {
    render(<Count untilMs={SENT_MS + 30_000} />);
    for (let step = 0; step < 300; step += 1) await pass(100);
    const shown = seen.filter((text, index) => text !== seen[index - 1]);
    expect(shown).toEqual(Array.from({ length: 31 }, (_, past) => `0:${String(30 - past).padStart(2, '0')}`));
  });

  it('never shows 0:31, also where the code came 990 ms after the page was last drawn', async () => {
    const { rerender } = render(<Count untilMs={null} />);
    await pass(990);
    rerender(<Count untilMs={Date.now() + 30_000} />);
    await pass(30_000);
    expect(seen[0]).toBe('0:30');
    expect(seen).not.toContain('0:31');
    expect(seen.at(-1)).toBe('0:00');
  });

  // @req OTP-019
  it('restarts with another code', async () => {
    const { rerender } = render(<Count untilMs={SENT_MS + 30_000} />);
    await pass(30_000);
    rerender(<Count untilMs={SENT_MS + 60_000} />);
    await pass(1_000);
    expect(seen.slice(-2)).toEqual(['0:30', '0:29']);
  });

  it('draws nothing more once it is over, and nothing at all where nothing counts down', async () => {
    render(<Count untilMs={SENT_MS + 1_000} />);
    await pass(2_000);
    const drawn = seen.length;
    await pass(60_000);
    expect(seen).toHaveLength(drawn);
    expect(vi.getTimerCount()).toBe(0);
  });
});
