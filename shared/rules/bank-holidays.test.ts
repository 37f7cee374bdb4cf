import { describe, expect, it } from 'vitest';
import { isBankHoliday, kfsValidUntilMs } from './bank-holidays';

const untilOf = (day: string): string => new Date(kfsValidUntilMs(day)).toISOString();

describe('kfsValidUntilMs', () => {
  it.each([
    ['Saturday 28 November 2026', '2026-11-28', '2026-12-02'],
    ['Monday 23 November 2026, before Guru Nanak Jayanti', '2026-11-23', '2026-11-27'],
    ['Thursday 24 December 2026, before Christmas', '2026-12-24', '2026-12-30'],
    ['Friday 23 January 2026, before Republic Day', '2026-01-23', '2026-01-29'],
    ['Tuesday 31 March 2026, before the closing of accounts and Good Friday', '2026-03-31', '2026-04-07'],
  ])('of %s is the end of the third working day after it', (_name, day, last) => {
    expect(untilOf(day)).toBe(`${last}T18:30:00.000Z`);
  });

  it('is never before the end of three weekdays, in a year without a table', () => {
    expect(untilOf('2031-03-03')).toBe('2031-03-06T18:30:00.000Z');
  });
});

it('considers fixed and movable holidays', () => {
  expect(['2026-01-26', '2031-08-15', '2026-11-24', '2027-03-26'].filter(isBankHoliday)).toHaveLength(4);
  expect(['2026-11-25', '2027-11-24', '2026-03-26'].map(isBankHoliday)).toEqual([false, false, true]);
});
