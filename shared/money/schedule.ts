import { monthlyEmiRupees } from './emi';
import { paiseOf, rupeesOf } from './paise';
import { type FirstPeriodDays, periodInterestPaise } from './period';

/** One instalment; all amounts in paise. `balancePaise` is the debt after it. */
export interface Instalment {
  readonly number: number;
  readonly paymentPaise: number;
  readonly interestPaise: number;
  readonly principalPaise: number;
  readonly balancePaise: number;
}

/**
 * The repayment schedule of an EMI loan. Monthly interest is rounded half up to the paisa on the balance; the last
 * instalment pays the rest; a loan that is paid off early ends early, so the result has at most `tenureMonths` rows.
 * No instalment exceeds the EMI: if the roundings would raise the last one above it, its interest is reduced. A broken
 * first period costs less interest and repays more of the loan.
 * Throws a RangeError for amounts that are not whole and positive. Source: docs/adr/0036-money-in-paise.md.
 */
export function repaymentSchedule(
  amountRupees: number,
  annualRateBps: number,
  tenureMonths: number,
  firstPeriodDays: FirstPeriodDays = null,
): Instalment[] {
  const emiPaise = BigInt(monthlyEmiRupees(amountRupees, annualRateBps, tenureMonths)) * 100n;
  const rows: Instalment[] = [];
  let balance = BigInt(amountRupees) * 100n;
  for (let number = 1; number <= tenureMonths && balance > 0n; number += 1) {
    const isLast = number === tenureMonths;
    const charged = periodInterestPaise(balance, annualRateBps, { number, firstPeriodDays });
    const interest = isLast && balance + charged > emiPaise ? emiPaise - balance : charged;
    const owed = balance + interest;
    const payment = isLast || owed < emiPaise ? owed : emiPaise;
    balance = owed - payment;
    rows.push({
      number,
      paymentPaise: Number(payment),
      interestPaise: Number(interest),
      principalPaise: Number(payment - interest),
      balancePaise: Number(balance),
    });
  }
  return rows;
}

/**
 * Cost of a loan's instalments; `loanCost` adds a lender's fees and tax. `totalAmount` and `totalInterest` are rupees
 * with at most two decimals, the other two whole rupees. Field names of the specification's calculator. Source: S1§9,
 * docs/adr/0036-money-in-paise.md.
 */
interface EmiTotals {
  readonly monthlyEmi: number;
  readonly totalAmount: number;
  readonly purchaseAmount: number;
  readonly totalInterest: number;
}

/** Totals are the sums of the schedule, so a 0 % plan costs ₹0. */
export function emiTotals(amountRupees: number, annualRateBps: number, tenureMonths: number): EmiTotals {
  const rows = repaymentSchedule(amountRupees, annualRateBps, tenureMonths);
  const totalPaise = rows.reduce((sum, { paymentPaise }) => sum + paymentPaise, 0);
  return {
    monthlyEmi: monthlyEmiRupees(amountRupees, annualRateBps, tenureMonths),
    totalAmount: rupeesOf(totalPaise),
    purchaseAmount: amountRupees,
    totalInterest: rupeesOf(totalPaise - paiseOf(amountRupees)),
  };
}
