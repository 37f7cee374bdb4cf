import { describe, expect, it } from 'vitest';
import { addMonths, ageOn, dayInIndia, isDay } from './india-days';

describe('day in India', () => {
  it('begins at 18:30 UTC', () => {
    expect([dayInIndia(Date.UTC(2026, 0, 4, 18, 29)), dayInIndia(Date.UTC(2026, 0, 4, 18, 30))]).toEqual([
      '2026-01-04',
      '2026-01-05',
    ]);
  });

  it('one month after 31 January is 28 February, and two months after is 31 March', () => {
    expect([addMonths('2026-01-31', 1), addMonths('2026-01-31', 2), addMonths('2026-12-21', 1)]).toEqual([
      '2026-02-28',
      '2026-03-31',
      '2027-01-21',
    ]);
  });

  it('exists or not: 29 February in 2024 and not in 2026, no 31 April, no month 13, only YYYY-MM-DD', () => {
    const days = ['2024-02-29', '2026-12-31', '2026-02-29', '2026-04-31', '2026-13-01', '2026-00-10', '26-1-1', ''];
    expect(days.map(isDay)).toEqual([true, true, false, false, false, false, false, false]);
  });
});

describe('age', () => {
  it('rises on the birthday; for a birth on 29 February, on 1 March', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((today) => ageOn('2005-11-21', today))).toEqual([20, 21, 21]);
    expect(['2025-02-28', '2025-03-01', '2028-02-29'].map((today) => ageOn('2004-02-29', today))).toEqual([20, 21, 24]);
  });
});
