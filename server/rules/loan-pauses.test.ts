import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../shared/rules/india-days';
import {
  daysPaused,
  daysThatCount,
  daysUsed,
  dayWithoutPauses,
  isPauseLeft,
  pausesFrom,
  wasPausedOn,
} from './loan-pauses';

const pauses = [
  { since: '2026-11-03', until: '2026-11-05' },
  { since: '2026-11-09', until: '2026-11-09' },
  { since: '2026-11-20', until: null },
];

describe('days of a pause', () => {
  it.each([
    ['2026-10-01', '2026-11-03', 0],
    ['2026-10-01', '2026-11-04', 1],
    ['2026-10-01', '2026-11-05', 2],
    ['2026-10-01', '2026-11-20', 2],
    ['2026-10-01', '2026-11-23', 5],
    ['2026-11-04', '2026-11-30', 11],
    ['2026-11-05', '2026-11-20', 0],
    ['2026-11-25', '2026-12-25', 30],
  ])('after %s, up to %s: %i cost nothing', (from, to, days) => {
    expect(daysPaused(pauses, from, to)).toBe(days);
    expect(daysThatCount(pauses, from, to)).toBe(daysBetween(from, to) - days);
    expect(dayWithoutPauses(pauses, from, to)).toBe(addDays(to, -days));
  });

  it('are 0 without a pause', () => {
    expect(daysPaused(undefined, '2026-11-01', '2026-12-01')).toBe(0);
    expect(wasPausedOn(undefined, '2026-11-01')).toBe(false);
  });

  it('block actions on them, the first and the last included', () => {
    const days = ['2026-11-02', '2026-11-03', '2026-11-05', '2026-11-06', '2026-11-09', '2026-11-19', '2027-01-01'];
    expect(days.map((day) => wasPausedOn(pauses, day))).toEqual([false, true, true, false, true, false, true]);
  });
});

describe('days used by the tickets of a purchase', () => {
  it('each begun day counts, the running pause included: 3 + 1 + 3 on 22 November', () => {
    expect(daysUsed({ DEBITS: pauses }, '2026-11-22')).toBe(7);
    expect(daysUsed({ DEBITS: pauses, LATE_FEE: [] }, '2026-11-22')).toBe(7);
    expect(daysUsed({}, '2026-11-22')).toBe(0);
  });

  it('a pause is allowed until 30 days are used, and while one is running', () => {
    const until = (day: string) => ({ INTEREST: [{ since: '2026-11-01', until: day }] });
    expect([isPauseLeft({}), isPauseLeft(until('2026-11-29')), isPauseLeft(until('2026-11-30'))]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isPauseLeft({ DEBITS: pauses })).toBe(true);
  });
});

describe('pauses of a loan', () => {
  it('each kind starts and ends independently', () => {
    const began = pausesFrom({}, new Set(['DEBITS', 'LATE_FEE', 'REPORT']), '2026-11-03');
    expect(began).toEqual({
      DEBITS: [{ since: '2026-11-03', until: null }],
      LATE_FEE: [{ since: '2026-11-03', until: null }],
    });
    expect(pausesFrom(began, new Set(['DEBITS', 'LATE_FEE', 'REPORT']), '2026-11-04')).toEqual(began);
    const less = pausesFrom(began, new Set(['LATE_FEE']), '2026-11-05');
    expect(less).toEqual({
      DEBITS: [{ since: '2026-11-03', until: '2026-11-05' }],
      LATE_FEE: [{ since: '2026-11-03', until: null }],
    });
    expect(pausesFrom(less, new Set(['DEBITS', 'LATE_FEE']), '2026-11-05').DEBITS).toEqual([
      { since: '2026-11-03', until: '2026-11-05' },
      { since: '2026-11-05', until: null },
    ]);
  });

  it('reopening disputes never reduces a cost that has accrued', () => {
    const since = '2026-11-10';
    const toggles = fc.array(fc.boolean(), { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(toggles, { minLength: 12, maxLength: 40 }), (days) => {
        let history = pausesFrom({}, new Set(), '2026-11-01');
        const cost = (day: string): number => (day < since ? 0 : daysThatCount(history.LATE_FEE, since, day));
        days.forEach((changes, after) => {
          const today = addDays('2026-11-01', after);
          const before = cost(today);
          for (const isPaused of changes) history = pausesFrom(history, new Set(isPaused ? ['LATE_FEE'] : []), today);
          expect(cost(today)).toBe(before);
          const isPaused = changes.at(-1) ?? history.LATE_FEE?.at(-1)?.until === null;
          expect(cost(addDays(today, 1))).toBe(today < since || isPaused ? before : before + 1);
        });
      }),
    );
  });
});
