import { describe, expect, it } from 'vitest';
import { variantOf } from './experiments';

const visitors = Array.from({ length: 5_000 }, (_, index) => `visitor-${index}`);
const half = { rail: { B: 50 } };

describe('an experiment', () => {
  it('of 50 % shows its variant to about half of 5,000 visitors, and always to the same', () => {
    const seen = visitors.filter((visitor) => variantOf(half, 'rail', visitor).variant === 'B');
    expect(seen.length).toBeGreaterThan(2_300);
    expect(seen.length).toBeLessThan(2_700);
    expect(visitors.filter((visitor) => variantOf(half, 'rail', visitor).variant === 'B')).toEqual(seen);
  });

  it('that is not running is control for all', () => {
    expect(variantOf(half, 'other', 'visitor-1')).toEqual({
      experiment: 'other',
      variant: 'control',
      isRunning: false,
    });
  });
});
