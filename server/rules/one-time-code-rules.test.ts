import { describe, expect, it } from 'vitest';
import { currentCodeState, decideSend, freshCodeState, nextSendAtMs } from './one-time-code-rules';

const NOW_MS = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const sent = (...secondsAgo: number[]) => ({
  ...freshCodeState,
  sentAtMs: secondsAgo.map((seconds) => NOW_MS - seconds * 1000),
});

describe('one-time codes', () => {
  it('a number without a code may get one at once', () => {
    expect(decideSend(freshCodeState, NOW_MS)).toEqual({ decision: 'send' });
  });

  // @req OTP-057, LIM-001
  it('a code may be sent again 30 s after the last one, and not 1 ms earlier', () => {
    expect(decideSend(sent(30), NOW_MS)).toEqual({ decision: 'send' });
    expect(decideSend(sent(30), NOW_MS - 1)).toEqual({ decision: 'tooSoon', sendAtMs: NOW_MS });
  });

  it('at most 5 codes are sent in 30 minutes', () => {
    const five = sent(1500, 1200, 900, 600, 300);
    expect(decideSend(five, NOW_MS)).toEqual({ decision: 'tooSoon', sendAtMs: NOW_MS + 5 * MINUTE_MS });
    expect(decideSend(five, NOW_MS + 5 * MINUTE_MS)).toEqual({ decision: 'send' });
  });

  it('another code resets no attempts, but 30 minutes without a code do', () => {
    const oneLeft = { ...sent(60), remainingAttempts: 1 };
    expect(currentCodeState(oneLeft, NOW_MS).remainingAttempts).toBe(1);
    expect(currentCodeState(oneLeft, NOW_MS + 30 * MINUTE_MS).remainingAttempts).toBe(5);
  });

  it('a blocked number gets no code, and starts afresh when the block has ended', () => {
    const blocked = { ...sent(60), remainingAttempts: 0, blockedUntilMs: NOW_MS + MINUTE_MS };
    expect(decideSend(blocked, NOW_MS)).toEqual({ decision: 'blocked', untilMs: NOW_MS + MINUTE_MS });
    expect(decideSend(blocked, NOW_MS + MINUTE_MS)).toEqual({ decision: 'send' });
    expect(currentCodeState(blocked, NOW_MS + MINUTE_MS)).toEqual(freshCodeState);
  });

  it('the time of the next code is the end of the wait, or of the window if all 5 are used', () => {
    expect(nextSendAtMs(sent(0).sentAtMs)).toBe(NOW_MS + 30_000);
    expect(nextSendAtMs(sent(120, 90, 60, 30, 0).sentAtMs)).toBe(NOW_MS - 120_000 + 30 * MINUTE_MS);
  });
});
