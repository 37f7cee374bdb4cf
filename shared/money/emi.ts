/** Rates are basis points a year (1188 = 11.88 %), so that a rate is a whole number and every sum exact. */
const BPS_PER_YEAR_TO_MONTHLY_UNIT = 120_000n; // 10 000 bps × 12 months

const ceilDiv = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;
/** Quotient of two non-negative integers, rounded half up. */
export const halfUpDiv = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** The equated monthly instalment, whole rupees, rounded up. `amountRupees` and `tenureMonths` are whole and positive,
 *  `annualRateBps` is whole and not negative; at 0 it is amount / tenure rounded up. Reducing balance: EMI = P·r·(1+r)ⁿ
 *  / ((1+r)ⁿ − 1) with r = annual rate / 12, over integers, because binary floating point is a rupee off for some
 *  amounts (₹15,55,280 at 15 % for 3 months). Throws a RangeError outside those bounds. Source: S1§9,
 *  docs/adr/0036-money-in-paise.md. */
export function monthlyEmiRupees(amountRupees: number, annualRateBps: number, tenureMonths: number): number {
  requireWhole('amountRupees', amountRupees, 1);
  requireWhole('annualRateBps', annualRateBps, 0);
  requireWhole('tenureMonths', tenureMonths, 1);
  const amount = BigInt(amountRupees);
  const rate = BigInt(annualRateBps);
  const months = BigInt(tenureMonths);
  if (rate === 0n) return Number(ceilDiv(amount, months));
  const grown = (BPS_PER_YEAR_TO_MONTHLY_UNIT + rate) ** months;
  const base = BPS_PER_YEAR_TO_MONTHLY_UNIT ** months;
  return Number(ceilDiv(amount * rate * grown, BPS_PER_YEAR_TO_MONTHLY_UNIT * (grown - base)));
}

/** One month's interest on a balance, paise, rounded half up. */
export const monthlyInterestPaise = (balancePaise: bigint, annualRateBps: number): bigint =>
  halfUpDiv(balancePaise * BigInt(annualRateBps), BPS_PER_YEAR_TO_MONTHLY_UNIT);

function requireWhole(name: string, value: number, least: number): void {
  if (!Number.isSafeInteger(value) || value < least)
    throw new RangeError(`${name}: expected a whole number from ${least}, got ${value}`);
}
