import type { FirstPeriodDays } from './period';

const HIGHEST_PERCENT = 10_000;
const NO_RETURN = 'the payments do not return the loan';
const DAYS_PER_YEAR = 365n;
const MONTHS_PER_YEAR = 12n;

/** Annual percentage rate of a loan: 12 × the monthly internal rate of return of its payments on the received amount,
 *  in units of `unitsPerPercent` per percent (100 = basis points), rounded half up. Request the displayed unit: a rate
 *  rounded twice may be one unit too high.
 *
 *  `netDisbursedPaise` is the disbursed amount, `paymentsPaise` one payment a month, with tax and fees. A broken first
 *  period of `firstPeriodDays` is discounted by simple interest, rate × days ÷ 365. The present value falls as the rate
 *  rises, so its sign is bisected over integers, and only the last step rounds. Throws a RangeError if no rate from 0 %
 *  to 10 000 % fits (for example if the payments do not even return the loan). Source:
 *  docs/adr/0036-money-in-paise.md. */
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
    // Horner's method from the first payment: both sides are multiplied by (base + rate)^n, and stay integers.
    for (const payment of payments) {
      weight *= base;
      value = value * (base + halves) + payment * weight;
    }
    if (firstPeriodDays === null) return value >= net * (base + halves) ** BigInt(payments.length);
    const days = MONTHS_PER_YEAR * BigInt(firstPeriodDays);
    const first = DAYS_PER_YEAR * base + days * halves;
    return value * DAYS_PER_YEAR >= net * first * (base + halves) ** BigInt(payments.length - 1);
  };
  /** The nearer of the two units around a rate. */
  const nearest = (low: number): number => (covers(BigInt(2 * low + 1)) ? low + 1 : low);
  if (net <= 0n || payments.length === 0) throw new RangeError(NO_RETURN);
  // Floating point almost always finds the unit; two exact comparisons verify it instead of about twenty.
  const guess = Math.floor(estimatedPercent(netDisbursedPaise, paymentsPaise, firstPeriodDays) * unitsPerPercent);
  if (covers(BigInt(2 * guess)) && !covers(BigInt(2 * (guess + 1)))) return nearest(guess);
  if (!covers(0n)) throw new RangeError(NO_RETURN);
  let low = 0;
  let high = HIGHEST_PERCENT * unitsPerPercent;
  if (covers(BigInt(2 * high))) throw new RangeError('the rate is above 10 000 % a year');
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (covers(BigInt(2 * middle))) low = middle;
    else high = middle;
  }
  return nearest(low);
}

const YEAR_MONTHS = Number(MONTHS_PER_YEAR);
const YEAR_DAYS = Number(DAYS_PER_YEAR);

/** Estimate of the rate in percent a year by floating point, from 0 % to just below the limit. */
function estimatedPercent(net: number, payments: readonly number[], firstPeriodDays: FirstPeriodDays): number {
  const worth = (percent: number): number => {
    const month = 1 + percent / 100 / YEAR_MONTHS;
    const first = firstPeriodDays === null ? month : 1 + ((percent / 100) * firstPeriodDays) / YEAR_DAYS;
    return payments.reduceRight((value, payment) => value / month + payment, 0) / first;
  };
  let low = 0;
  let high = HIGHEST_PERCENT;
  // 10 000 % halved 40 times is far below any requested unit.
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) >= net) low = middle;
    else high = middle;
  }
  return low;
}
