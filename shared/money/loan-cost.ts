import { monthlyEmiRupees } from './emi';
import { gstPaise } from './gst';
import { noCostPlan } from './no-cost';
import { noCostSchedule } from './no-cost-schedule';
import { paiseOf } from './paise';
import type { FirstPeriodDays } from './period';
import { type Instalment, repaymentSchedule } from './schedule';

/** A loan as it is asked for. */
interface LoanRequest {
  /** The price of what is bought; whole, positive. */
  readonly amountRupees: number;
  /** Basis points a year. */
  readonly annualRateBps: number;
  readonly tenureMonths: number;
  /** The interest is met by a discount of the same size on the price. */
  readonly isNoCost: boolean;
  /** The lender charges GST on the interest of each month. */
  readonly isGstOnInterest: boolean;
  /** All fees with their tax; paid with the first instalment. */
  readonly feesPaise: number;
  /** Absent: a whole month. */
  readonly firstPeriodDays?: FirstPeriodDays;
}

/** An instalment with the tax on its interest and the fees that are paid with it. */
interface LoanInstalment extends Instalment {
  readonly gstPaise: number;
  /** 0 in all but the first. */
  readonly feesPaise: number;
}

/** What a loan costs, in paise. `totalPayablePaise` = price − discount + interest + tax on it + fees. */
export interface LoanCost {
  /** The usual instalment without tax and fees, whole rupees; the last one may be smaller. */
  readonly emiPaise: number;
  readonly loanPaise: number;
  /** Taken off the price of a no-cost plan; 0 for any other. */
  readonly discountPaise: number;
  /** `paymentPaise` of each has its tax and fees in it: what is debited. */
  readonly instalments: readonly LoanInstalment[];
  readonly interestPaise: number;
  readonly gstOnInterestPaise: number;
  readonly feesPaise: number;
  /** All payments: the one figure that stands wherever a total does. */
  readonly totalPayablePaise: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What is lent, and what is paid of it in a usual month, paise: all that needs no schedule. Throws as `loanCost` does. */
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

/** Works out a loan to the paisa. The fees are the shopper's and paid with the first instalment; nothing is taken from
 *  what is lent. Throws a RangeError for amounts that are not whole and positive.
 *  Source: docs/adr/0036-money-in-paise.md. */
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
