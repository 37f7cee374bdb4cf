import type { FirstPeriodDays } from './period';

const HIGHEST_PERCENT = 10_000;
const DAYS_PER_YEAR = 365n;
const MONTHS_PER_YEAR = 12n;

/**
 * Annual percentage rate of a loan: 12 × the monthly internal rate of return of its payments against what the
 * customer really receives, in units of which a percent a year has `unitsPerPercent` (100 = basis points), rounded half
 * up. Ask for the unit that is shown: a rate that is rounded twice may be one unit too high.
 *
 * `netDisbursedPaise` is what is paid out, `paymentsPaise` one payment a month, each with all that is paid with it. A broken
 * first period of `firstPeriodDays` is discounted by simple interest, rate × days ÷ 365, as its own interest is. The present value falls steadily as the rate rises, so its sign is bisected over integers and no rounding
 * happens before the last step. Throws a RangeError where no rate from 0 % to 10 000 % fits (for example payments that
 * do not even return the loan). Source: decisions (Money).
 */
export function aprUnits(
  netDisbursedPaise: number,
  paymentsPaise: readonly number[],
  unitsPerPercent: number,
  firstPeriodDays: FirstPeriodDays = null,
): number {
  const net = BigInt(netDisbursedPaise);
  const payments = paymentsPaise.map(BigInt);
  /** True while the payments are worth at least the loan at `rate`; `halves` = twice the rate in units. */
  const covers = (halves: bigint): boolean => {
    const base = 2n * BigInt(unitsPerPercent) * 100n * MONTHS_PER_YEAR; // a year's 100 % in half units, over twelve months
    let value = 0n;
    let weight = 1n;
    // Horner from the first payment: both sides are multiplied by (base + rate)^n, and stay whole.
    for (const payment of payments) {
      weight *= base;
      value = value * (base + halves) + payment * weight;
    }
    if (firstPeriodDays === null) return value >= net * (base + halves) ** BigInt(payments.length);
    const days = MONTHS_PER_YEAR * BigInt(firstPeriodDays);
    const first = DAYS_PER_YEAR * base + days * halves;
    return value * DAYS_PER_YEAR >= net * first * (base + halves) ** BigInt(payments.length - 1);
  };
  if (net <= 0n || payments.length === 0 || !covers(0n)) throw new RangeError('the payments do not return the loan');
  let low = 0;
  let high = HIGHEST_PERCENT * unitsPerPercent;
  if (covers(BigInt(2 * high))) throw new RangeError('the rate is above 10 000 % a year');
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (covers(BigInt(2 * middle))) low = middle;
    else high = middle;
  }
  return covers(BigInt(2 * low + 1)) ? high : low;
}
