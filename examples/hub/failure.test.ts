import { describe, expect, it } from 'vitest';
import { failureIn } from './failure';

describe('failureIn', () => {
  it.each([
    ['threw', { code: 'SCRIPT_LOAD_FAILED', retryable: true }, 'SCRIPT_LOAD_FAILED'],
    ['closed', { outcome: 'failed', reason: 'failed', error: { code: 'FRAME_LOAD_TIMEOUT' } }, 'FRAME_LOAD_TIMEOUT'],
    ['refused', { status: 502, message: 'no' }, '502'],
    ['closed', { outcome: 'cancelled', reason: 'userClosed' }, null],
    ['error', { code: 'FRAME_LOAD_TIMEOUT', retryable: true }, null],
  ])('%s with %j has the code %s', (name, payload, code) => {
    expect(failureIn({ direction: 'widget → page', name, payload })).toBe(code);
  });
});
