import { describe, expect, it } from 'vitest';
import { filedState, isOpenFiled } from './filed-application';

const facts = {
  application: { status: 'SHARED', expiresAtMs: 1_000, closedAtMs: null },
  openedAtMs: null,
  declinedAtMs: null,
  sealedDetails: 'sealed',
} as const;
const { application } = facts;

describe('filedState', () => {
  it('is filed, then opened, and both can be submitted or declined', () => {
    expect(filedState(facts, 999)).toBe('filed');
    expect(filedState({ ...facts, openedAtMs: 500 }, 999)).toBe('opened');
    expect([isOpenFiled('filed'), isOpenFiled('opened')]).toEqual([true, true]);
  });

  it('is expired after its deadline, after a replacement, and after its details were deleted', () => {
    expect(filedState(facts, 1_000)).toBe('expired');
    expect(filedState({ ...facts, application: { ...application, closedAtMs: 900 } }, 999)).toBe('expired');
    expect(filedState({ ...facts, sealedDetails: null }, 999)).toBe('expired');
    expect(isOpenFiled('expired')).toBe(false);
  });

  it("is the lender's decision after the submission, even past the deadline", () => {
    const at = (status: 'SUBMITTED' | 'APPROVED' | 'REJECTED') =>
      filedState({ ...facts, sealedDetails: null, application: { ...application, status } }, 2_000);
    expect([at('SUBMITTED'), at('APPROVED'), at('REJECTED')]).toEqual(['submitted', 'approved', 'rejected']);
  });

  it('stays declined', () => {
    const declined = { ...facts, declinedAtMs: 900, sealedDetails: null };
    expect(filedState({ ...declined, application: { ...application, closedAtMs: 900 } }, 2_000)).toBe('declined');
  });
});
