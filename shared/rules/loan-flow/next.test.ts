import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLoanOver, type LoanEvent, type LoanState, loanStatuses, newLoan, nextLoan } from '.';

const event = fc.oneof<fc.Arbitrary<LoanEvent>[]>(
  fc.record({ type: fc.constant('instalmentPaid' as const), wasOverdue: fc.boolean() }),
  fc.constantFrom({ type: 'debitBounced' }, { type: 'closedEarly' }, { type: 'exited' }),
  fc.record({
    type: fc.constant('refunded' as const),
    isWhole: fc.boolean(),
    unpaid: fc.integer({ min: 0, max: 24 }),
    overdue: fc.constant(0),
  }),
);

/** All that is true of a loan whatever has happened to it. */
function expectSound({ status, unpaid, overdue }: LoanState): void {
  expect(overdue).toBeLessThanOrEqual(unpaid);
  expect(overdue).toBeGreaterThanOrEqual(0);
  expect(unpaid === 0).toBe(isLoanOver(status));
  expect(overdue > 0).toBe(status === 'OVERDUE');
}

describe('a loan', () => {
  it('is sound after any events, and one that is over stays as it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 24 }), fc.array(event, { maxLength: 40 }), (instalments, events) => {
        let state = newLoan(instalments);
        for (const each of events) {
          const next = nextLoan(state, each);
          if (isLoanOver(state.status)) expect(next === null || next === state).toBe(true);
          state = next ?? state;
          expectSound(state);
        }
      }),
    );
  });

  it('is closed by its last instalment', () => {
    const one: LoanState = { status: 'ACTIVE', unpaid: 1, overdue: 0 };
    expect(nextLoan(one, { type: 'instalmentPaid', wasOverdue: false })).toEqual({
      status: 'CLOSED',
      unpaid: 0,
      overdue: 0,
    });
  });

  it('is overdue from the first debit that bounces until the last of them is made up for', () => {
    const active = newLoan(3);
    const once = nextLoan(active, { type: 'debitBounced' });
    expect(once).toEqual({ status: 'OVERDUE', unpaid: 3, overdue: 1 });
    const twice = once && nextLoan(once, { type: 'debitBounced' });
    expect(twice).toMatchObject({ status: 'OVERDUE', overdue: 2 });
    const made = twice && nextLoan(twice, { type: 'instalmentPaid', wasOverdue: true });
    expect(made).toMatchObject({ status: 'OVERDUE', unpaid: 2, overdue: 1 });
    expect(made && nextLoan(made, { type: 'instalmentPaid', wasOverdue: true })).toMatchObject({ status: 'ACTIVE' });
  });

  it.each([
    ['closedEarly', 'CLOSED'],
    ['exited', 'CANCELLED'],
  ] as const)('%s makes it %s', (type, status) => {
    expect(nextLoan(newLoan(6), { type })).toEqual({ status, unpaid: 0, overdue: 0 });
  });

  it('cannot be given back while it is overdue', () => {
    expect(nextLoan({ status: 'OVERDUE', unpaid: 3, overdue: 1 }, { type: 'exited' })).toBeNull();
  });

  const whole = { type: 'refunded', isWhole: true, unpaid: 0, overdue: 0 } as const;
  it('is returned by a refund of all that was lent, closed by one that leaves nothing to pay, and goes on after any other', () => {
    expect(nextLoan(newLoan(6), { ...whole, isWhole: false })).toMatchObject({ status: 'CLOSED' });
    expect(nextLoan(newLoan(6), whole)).toMatchObject({ status: 'RETURNED' });
    expect(nextLoan(newLoan(6), { ...whole, isWhole: false, unpaid: 2 })).toEqual({
      status: 'ACTIVE',
      unpaid: 2,
      overdue: 0,
    });
  });

  it('takes nothing but a refund once it is over, and that is no news for it', () => {
    for (const status of loanStatuses.filter(isLoanOver)) {
      const over: LoanState = { status, unpaid: 0, overdue: 0 };
      expect(nextLoan(over, whole)).toBe(over);
      for (const type of ['debitBounced', 'closedEarly', 'exited'] as const)
        expect(nextLoan(over, { type })).toBeNull();
      expect(nextLoan(over, { type: 'instalmentPaid', wasOverdue: false })).toBeNull();
    }
  });
});
