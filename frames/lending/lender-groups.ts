import type { SalesLender } from '../../shared/api/sales';
import { lowestEmi } from '../../shared/lenders/order';

interface LenderGroups {
  readonly fitting: readonly SalesLender[];
  /** The amount is below their minimum, or above their maximum. */
  readonly higher: readonly SalesLender[];
  readonly lower: readonly SalesLender[];
}

/** Lenders by what the amount (whole rupees) means to them; the order of each group is the server's. A lender whose
 *  limits fit but that has no plan is left out: there is nothing to show and nothing to change. */
export function groupLenders(lenders: readonly SalesLender[], amountRupees: number): LenderGroups {
  return {
    fitting: lenders.filter((lender) => lowestEmi(lender) !== null),
    higher: lenders.filter((lender) => lowestEmi(lender) === null && amountRupees < lender.minLoanAmount),
    lower: lenders.filter((lender) => lowestEmi(lender) === null && amountRupees > lender.maxLoanAmount),
  };
}
