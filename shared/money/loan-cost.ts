import { monthlyEmiRupees } from './emi';
import { gstPaise } from './gst';
import { noCostPlan } from './no-cost';
import { noCostSchedule } from './no-cost-schedule';
import { paiseOf } from './paise';
import type { FirstPeriodDays } from './period';
import { type Instalment, repaymentSchedule } from './schedule';

interface LoanRequest {
  readonly amountRupees: number;
  /** Basis points a year. */
  readonly annualRateBps: number;
  readonly tenureMonths: number;
  /** A discount on the price equals the interest. */
  readonly isNoCost: boolean;
  /** The lender charges GST on the interest of each month. */
  readonly isGstOnInterest: boolean;
  /** All fees with their tax; paid with the first instalment. */
  readonly feesPaise: number;
  /** Absent: a whole month. */
  readonly firstPeriodDays?: FirstPeriodDays;
}

/** An instalment with the tax on its interest, and fees. */
interface LoanInstalment extends Instalment {
  readonly gstPaise: number;
  /** 0 in all but the first. */
  readonly feesPaise: number;
}

/** Cost of a loan, paise. `totalPayablePaise` = price − discount + interest + tax on it + fees. */
export interface LoanCost {
  /** The usual instalment without tax and fees, whole rupees; the last one may be smaller. */
  readonly emiPaise: number;
  readonly loanPaise: number;
  /** Deducted from the price of a no-cost plan; 0 for any other. */
  readonly discountPaise: number;
  /** `paymentPaise` includes tax and fees: the debited amount. */
  readonly instalments: readonly LoanInstalment[];
  readonly interestPaise: number;
  readonly gstOnInterestPaise: number;
  readonly feesPaise: number;
  /** Sum of all payments: the only figure that is shown as a total. */
  readonly totalPayablePaise: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Loan and usual monthly payment, paise, without a schedule. Throws like `loanCost`. */
export const lentAmounts = ({
  amountRupees,
  annualRateBps,
  tenureMonths,
  isNoCost,
  firstPeriodDays = null,
}: Pick<LoanRequest, 'amountRupees' | 'annualRateBps' | 'tenureMonths' | 'isNoCost' | 'firstPeriodDays'>): {
  readonly instalmentPaise: number;
  readonly loanPaise: number;
  readonly discountPaise: number;
} =>
  isNoCost
    ? noCostPlan(amountRupees, annualRateBps, tenureMonths, firstPeriodDays)
    : {
        instalmentPaise: paiseOf(monthlyEmiRupees(amountRupees, annualRateBps, tenureMonths)),
        loanPaise: paiseOf(amountRupees),
        discountPaise: 0,
      };

/**
 * Calculates a loan to the paisa. The shopper pays the fees with the first instalment; nothing is deducted from the
 * loan. Throws a RangeError for amounts that are not whole and positive.
 * Source: docs/adr/0036-money-in-paise.md.
 */
export function loanCost(request: LoanRequest): LoanCost {
  const { amountRupees, annualRateBps, tenureMonths, isNoCost, isGstOnInterest, firstPeriodDays = null } = request;
  const loan = lentAmounts(request);
  const rows = (isNoCost ? noCostSchedule : repaymentSchedule)(
    amountRupees,
    annualRateBps,
    tenureMonths,
    firstPeriodDays,
  );
  const instalments = rows.map((row) => {
    const taxPaise = isGstOnInterest ? gstPaise(row.interestPaise) : 0;
    const feesPaise = row.number === 1 ? request.feesPaise : 0;
    return { ...row, gstPaise: taxPaise, feesPaise, paymentPaise: row.paymentPaise + taxPaise + feesPaise };
  });
  return {
    emiPaise: loan.instalmentPaise,
    loanPaise: loan.loanPaise,
    discountPaise: loan.discountPaise,
    instalments,
    interestPaise: sum(instalments.map(({ interestPaise }) => interestPaise)),
    gstOnInterestPaise: sum(instalments.map((row) => row.gstPaise)),
    feesPaise: request.feesPaise,
    totalPayablePaise: sum(instalments.map(({ paymentPaise }) => paymentPaise)),
  };
}
