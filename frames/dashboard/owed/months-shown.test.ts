import { describe, expect, it } from 'vitest';
import { monthsShown } from './months-shown';

const months = (paid: number, left: number) =>
  Array.from({ length: paid + left }, (_, index) => ({
    month: `2026-${String(index + 1).padStart(2, '0')}`,
    paidPaise: index < paid ? 10_000 : 0,
    leftPaise: index < paid ? 0 : 10_000,
  }));
const named = (paid: number, left: number): string[] =>
  monthsShown(months(paid, left)).map(({ month, at }) => `${month.slice(-2)} ${at}`);

describe('of the months that something is due in', () => {
  it.each([
    [4, 8, ['02 paid', '03 paid', '04 paid', '05 next', '06 ahead', '07 ahead']],
    [0, 12, ['01 next', '02 ahead', '03 ahead', '04 ahead', '05 ahead', '06 ahead']],
    [10, 2, ['07 paid', '08 paid', '09 paid', '10 paid', '11 next', '12 ahead']],
    [1, 2, ['01 paid', '02 next', '03 ahead']],
    [3, 0, ['01 paid', '02 paid', '03 paid']],
    [0, 0, []],
  ])('%i paid and %i not, six around the next are shown', (paid, left, shown) => {
    expect(named(paid, left)).toEqual(shown);
  });

  it('each is as high as what is repaid by then of all that is due, also of months that are not shown', () => {
    expect(monthsShown(months(8, 2)).map(({ share }) => share)).toEqual([0.5, 0.6, 0.7, 0.8, 0.9, 1]);
  });

  it('a month that is paid in part is not paid', () => {
    expect(monthsShown([{ month: '2026-11', paidPaise: 5_000, leftPaise: 5_000 }])).toEqual([
      { month: '2026-11', paidPaise: 5_000, leftPaise: 5_000, at: 'next', share: 1 },
    ]);
  });
});
