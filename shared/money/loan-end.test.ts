import { describe, expect, it } from 'vitest';
import { daysBetween } from '../rules/india-days';
import { closingCost, exitCost, penalByDayPaise, penalByMonthPaise } from './loan-end';
import cases from './loan-end-cases.json';

describe('giving a loan back within its cooling-off days', () => {
  it.each(cases.exits)('costs $totalPaise paise on $day for $principalPaise paise of $beganOn', (given) => {
    const { principalPaise, annualRateBps, beganOn, day, interestPaise, totalPaise } = given;
    const days = daysBetween(beganOn, day);
    const cost = exitCost({ principalPaise, annualRateBps, days, retainedFeesPaise: 0 });
    expect(cost).toEqual({ principalPaise, days, interestPaise, feesPaise: 0, totalPaise });
  });

  it('costs ₹68,426.24 for ₹68,400 at 14 % on the day after the payment, and only the principal on the same day', () => {
    const loan = { principalPaise: 6_840_000, annualRateBps: 1400, retainedFeesPaise: 0 };
    expect(exitCost({ ...loan, days: 1 }).totalPaise).toBe(6_842_624);
    expect(exitCost({ ...loan, days: 0 }).totalPaise).toBe(6_840_000);
  });

  it('also costs the fee if the lender retains it', () => {
    const loan = { principalPaise: 100_000, annualRateBps: 0, days: 2 };
    expect(exitCost({ ...loan, retainedFeesPaise: 23_482 })).toMatchObject({ feesPaise: 23_482, totalPaise: 123_482 });
  });
});

describe('closing a loan early', () => {
  it.each(cases.closings)('costs $totalPaise paise for $principalPaise paise and $days days', (given) => {
    const { interestPaise, gstOnInterestPaise, closurePaise, gstOnClosurePaise, totalPaise, ...loan } = given;
    expect(closingCost(loan)).toMatchObject({
      interestPaise,
      gstOnInterestPaise,
      closurePaise,
      gstOnClosurePaise,
      totalPaise,
    });
  });

  it('costs ₹36,552.74 for ₹35,126.34 at 11.88 % 16 days after the last instalment with a charge of 3 %', () => {
    const loan = {
      principalPaise: 3_512_634,
      earlyPrincipalPaise: 3_512_634,
      annualRateBps: 1188,
      isGstOnInterest: false,
      days: 16,
    };
    const paid = { overdueInterestPaise: 0, overdueGstPaise: 0, feesPaise: 0, chargesPaise: 0 };
    expect(closingCost({ ...loan, ...paid, foreclosureBps: 300 })).toMatchObject({
      interestPaise: 18_293,
      closurePaise: 105_379,
      gstOnClosurePaise: 18_968,
      totalPaise: 3_655_274,
    });
  });

  it('charges the days since the last due day on later principal only: ₹89.51 for 10 days of ₹25,133 at 13 %', () => {
    const { interestPaise } = closingCost({
      principalPaise: 3_000_000,
      earlyPrincipalPaise: 2_513_300,
      annualRateBps: 1300,
      isGstOnInterest: false,
      days: 10,
      overdueInterestPaise: 0,
      overdueGstPaise: 0,
      feesPaise: 0,
      chargesPaise: 0,
      foreclosureBps: 300,
    });
    expect(interestPaise).toBe(8_951);
  });

  it('charges no fee on overdue principal: ₹889.71 for ₹30,000 of which ₹4,867 are due', () => {
    const { closurePaise, gstOnClosurePaise } = closingCost({
      principalPaise: 3_000_000,
      earlyPrincipalPaise: 2_513_300,
      annualRateBps: 1300,
      isGstOnInterest: false,
      days: 0,
      overdueInterestPaise: 32_500,
      overdueGstPaise: 0,
      feesPaise: 0,
      chargesPaise: 0,
      foreclosureBps: 300,
    });
    expect(closurePaise + gstOnClosurePaise).toBe(88_971);
  });

  it('sums to the paisa', () => {
    for (const {
      interestPaise,
      gstOnInterestPaise,
      closurePaise,
      gstOnClosurePaise,
      totalPaise,
      ...loan
    } of cases.closings) {
      const { totalPaise: total, days, ...parts } = closingCost(loan);
      expect(Object.values(parts).reduce((sum, part) => sum + part, 0)).toBe(total);
    }
  });
});

it('a late charge of 2 % a month by the day is ₹5.92 for one day of ₹9,000, ₹180 for 30.42 days, ₹0 before', () => {
  expect(penalByDayPaise(900_000, 200, 0)).toBe(0);
  expect(penalByDayPaise(900_000, 200, 1)).toBe(592);
  expect(penalByDayPaise(900_000, 200, 31)).toBe(18_345);
  expect(penalByDayPaise(900_000, 200, 365)).toBe(216_000);
});

it('a monthly late charge of 2 % counts each month begun', () => {
  expect(penalByMonthPaise(900_000, 200, 0)).toBe(0);
  expect(penalByMonthPaise(900_000, 200, 1)).toBe(18_000);
  expect(penalByMonthPaise(900_000, 200, 3)).toBe(54_000);
});
