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

function expectSound({ status, unpaid, overdue }: LoanState): void {
  expect(overdue).toBeLessThanOrEqual(unpaid);
  expect(overdue).toBeGreaterThanOrEqual(0);
  expect(unpaid === 0).toBe(isLoanOver(status));
  expect(overdue > 0).toBe(status === 'OVERDUE');
}

describe('nextLoan', () => {
  it('keeps the invariants after any events, and an ended loan unchanged', () => {
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

  it('closes a loan with its last instalment', () => {
    const one: LoanState = { status: 'ACTIVE', unpaid: 1, overdue: 0 };
    expect(nextLoan(one, { type: 'instalmentPaid', wasOverdue: false })).toEqual({
      status: 'CLOSED',
      unpaid: 0,
      overdue: 0,
    });
  });

  it('is overdue from the first bounced debit until the last of them is paid', () => {
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

  it('does not allow an exit while it is overdue', () => {
    expect(nextLoan({ status: 'OVERDUE', unpaid: 3, overdue: 1 }, { type: 'exited' })).toBeNull();
  });

  const whole = { type: 'refunded', isWhole: true, unpaid: 0, overdue: 0 } as const;
  it('is returned by a full refund, closed by one that leaves no debt, and continues after any other', () => {
    expect(nextLoan(newLoan(6), { ...whole, isWhole: false })).toMatchObject({ status: 'CLOSED' });
    expect(nextLoan(newLoan(6), whole)).toMatchObject({ status: 'RETURNED' });
    expect(nextLoan(newLoan(6), { ...whole, isWhole: false, unpaid: 2 })).toEqual({
      status: 'ACTIVE',
      unpaid: 2,
      overdue: 0,
    });
  });

  it('allows only a refund after the end, which changes nothing', () => {
    for (const status of loanStatuses.filter(isLoanOver)) {
      const over: LoanState = { status, unpaid: 0, overdue: 0 };
      expect(nextLoan(over, whole)).toBe(over);
      for (const type of ['debitBounced', 'closedEarly', 'exited'] as const)
        expect(nextLoan(over, { type })).toBeNull();
      expect(nextLoan(over, { type: 'instalmentPaid', wasOverdue: false })).toBeNull();
    }
  });
});
