import { describe, expect, it } from 'vitest';
import { proofDemand } from './spraying-rules';

const demand = (numbers: number, sms = numbers) => proofDemand({ numbers, sms, freeNumbers: 30, mostSms: 500 });

describe('proof of work of a network', () => {
  it.each([
    [0, null],
    [30, null],
    [31, { bits: 12, waitMs: 10 }],
    [60, { bits: 12, waitMs: 300 }],
    [120, { bits: 12, waitMs: 900 }],
    [121, { bits: 13, waitMs: 910 }],
    [360, { bits: 13, waitMs: 3_300 }],
    [361, { bits: 14, waitMs: 3_310 }],
    [530, { bits: 14, waitMs: 5_000 }],
    [5_000, { bits: 14, waitMs: 5_000 }],
  ])('for %i different numbers in 10 minutes: %j', (numbers, asked) => {
    expect(demand(numbers, 0)).toEqual(asked);
  });

  it.each([
    [250, null],
    [251, { bits: 12, waitMs: 18 }],
    [300, { bits: 12, waitMs: 900 }],
    [400, { bits: 13, waitMs: 2_700 }],
    [500, { bits: 14, waitMs: 4_500 }],
  ])('for %i SMS in a day, few numbers at once: %j', (sms, asked) => {
    expect(demand(1, sms)).toEqual(asked);
  });
});
