import { monthlyEmiRupees } from './emi';
import { gstPaise } from './gst';
import { noCostPlan } from './no-cost';
import { noCostSchedule } from './no-cost-schedule';
import { paiseOf } from './paise';
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
  /** All fees with their tax. */
  readonly feesPaise: number;
}

/** An instalment with the tax on its interest, which is paid with it. */
interface TaxedInstalment extends Instalment {
  readonly gstPaise: number;
}

/** What a loan costs, in paise. `totalPayablePaise` = price − discount + interest + tax on it + fees. */
export interface LoanCost {
  /** The usual instalment without tax on its interest, whole rupees; the last one may be smaller. */
  readonly emiPaise: number;
  readonly loanPaise: number;
  /** Taken off the price of a no-cost plan; 0 for any other. */
  readonly discountPaise: number;
  /** `paymentPaise` of each has its tax in it. */
  readonly instalments: readonly TaxedInstalment[];
  readonly interestPaise: number;
  readonly gstOnInterestPaise: number;
  readonly feesPaise: number;
  /** All instalments and fees: the one figure that stands wherever a total does. */
  readonly totalPayablePaise: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** What is lent, and what is paid of it in a usual month, paise: all that needs no schedule. Throws as `loanCost` does. */
export const lentAmounts = ({
  amountRupees,
  annualRateBps,
  tenureMonths,
  isNoCost,
}: Pick<LoanRequest, 'amountRupees' | 'annualRateBps' | 'tenureMonths' | 'isNoCost'>): {
  readonly instalmentPaise: number;
  readonly loanPaise: number;
  readonly discountPaise: number;
} =>
  isNoCost
    ? noCostPlan(amountRupees, annualRateBps, tenureMonths)
    : {
        instalmentPaise: paiseOf(monthlyEmiRupees(amountRupees, annualRateBps, tenureMonths)),
        loanPaise: paiseOf(amountRupees),
        discountPaise: 0,
      };

/** Works out a loan to the paisa. The fees are the shopper's, paid beside the first instalment, and nothing is taken
 *  from what the shop gets. Throws a RangeError for amounts that are not whole and positive. Source: decisions (Money). */
export function loanCost(request: LoanRequest): LoanCost {
  const { amountRupees, annualRateBps, tenureMonths, isNoCost, isGstOnInterest, feesPaise } = request;
  const loan = lentAmounts(request);
  const rows = (isNoCost ? noCostSchedule : repaymentSchedule)(amountRupees, annualRateBps, tenureMonths);
  const instalments = rows.map((row) => {
    const taxPaise = isGstOnInterest ? gstPaise(row.interestPaise) : 0;
    return { ...row, gstPaise: taxPaise, paymentPaise: row.paymentPaise + taxPaise };
  });
  return {
    emiPaise: loan.instalmentPaise,
    loanPaise: loan.loanPaise,
    discountPaise: loan.discountPaise,
    instalments,
    interestPaise: sum(instalments.map(({ interestPaise }) => interestPaise)),
    gstOnInterestPaise: sum(instalments.map((row) => row.gstPaise)),
    feesPaise,
    totalPayablePaise: sum(instalments.map(({ paymentPaise }) => paymentPaise)) + feesPaise,
  };
}
