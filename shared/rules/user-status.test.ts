import { expect, it } from 'vitest';
import { isEligibleStatus } from './user-status';

it.each(['REGISTERED', 'PRE_APPROVED', 'ACTIVE'])('%s is eligible', (status) => {
  expect(isEligibleStatus(status)).toBe(true);
});

it.each(['NEW_TO_BANK', 'NOT_ELIGIBLE', 'BLOCKED', 'registered', 'ACTIVE ', '', null])(
  '%j is not eligible',
  (status) => {
    expect(isEligibleStatus(status)).toBe(false);
  },
);
