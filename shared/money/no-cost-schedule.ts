import { noCostPlan } from './no-cost';
import { type FirstPeriodDays, periodInterestPaise } from './period';
import type { Instalment } from './schedule';

/**
 * The repayment schedule of a no-cost plan. The loan is the price less the discount; the instalments sum to the price,
 * so that their interest sums to the discount. Each is the price ÷ months, rounded up to the rupee, and the last pays
 * the rest. Monthly interest is rounded half up to the paisa on the balance, and the last month's is the instalment
 * less the principal. Whole, positive `priceRupees` and `tenureMonths`.
 * Source: docs/adr/0036-money-in-paise.md.
 */
export function noCostSchedule(
  priceRupees: number,
  annualRateBps: number,
  tenureMonths: number,
  firstPeriodDays: FirstPeriodDays = null,
): Instalment[] {
  const { instalmentPaise, loanPaise } = noCostPlan(priceRupees, annualRateBps, tenureMonths, firstPeriodDays);
  const rows: Instalment[] = [];
  let balance = BigInt(loanPaise);
  let unpaid = BigInt(priceRupees) * 100n;
  for (let number = 1; number <= tenureMonths && unpaid > 0n; number += 1) {
    const payment = number === tenureMonths || unpaid < BigInt(instalmentPaise) ? unpaid : BigInt(instalmentPaise);
    const isLast = payment === unpaid;
    // Remaining interest, which limits that of each month.
    const left = unpaid - balance;
    const charged = periodInterestPaise(balance, annualRateBps, { number, firstPeriodDays });
    const interest = isLast || charged > left ? left : charged;
    const principal = payment - interest;
    balance -= principal;
    unpaid -= payment;
    rows.push({
      number,
      paymentPaise: Number(payment),
      interestPaise: Number(interest),
      principalPaise: Number(principal),
      balancePaise: Number(balance),
    });
  }
  return rows;
}
