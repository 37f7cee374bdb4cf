import { dailyInterestPaise } from './daily-interest';
import { monthlyInterestPaise } from './emi';

/** Length of the first interest period: null is a whole month, a number is the days of a broken period, from the
 *  disbursal to the first due day. Every later period is a whole month. Source: docs/adr/0036-money-in-paise.md. */
export type FirstPeriodDays = number | null;

/** The interest of the first period on the whole loan, paise: a twelfth of a year, or days ÷ 365, rounded half up. */
export const firstInterestPaise = (balancePaise: bigint, annualRateBps: number, days: FirstPeriodDays): bigint =>
  days === null
    ? monthlyInterestPaise(balancePaise, annualRateBps)
    : BigInt(dailyInterestPaise(Number(balancePaise), annualRateBps, days));

export const periodInterestPaise = (
  balancePaise: bigint,
  annualRateBps: number,
  of: { readonly number: number; readonly firstPeriodDays: FirstPeriodDays },
): bigint =>
  of.number === 1
    ? firstInterestPaise(balancePaise, annualRateBps, of.firstPeriodDays)
    : monthlyInterestPaise(balancePaise, annualRateBps);
