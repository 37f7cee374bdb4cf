import { expect, it } from 'vitest';
import { isEligibleBy, isEligibleStatus } from './user-status';

// @req ELG-001
it.each(['REGISTERED', 'PRE_APPROVED', 'ACTIVE'])('%s is eligible', (status) => {
  expect(isEligibleStatus(status)).toBe(true);
});

// @req ELG-002
it.each(['NEW_TO_BANK', 'NOT_ELIGIBLE', 'BLOCKED', 'registered', 'ACTIVE ', '', null])(
  '%j is not eligible',
  (status) => {
    expect(isEligibleStatus(status)).toBe(false);
  },
);

// @req Q-017
it.each([
  [true, 'REJECTED', false],
  [false, 'ACTIVE', true],
  [true, null, true],
  [false, null, false],
  [null, null, null],
] as const)(
  'the flag %s with the status %j is eligible: %s; a status takes precedence over the flag',
  (flag, status, eligible) => {
    expect(isEligibleBy(flag, status)).toBe(eligible);
  },
);
