import { amountFit } from '../../shared/lenders/plans';
import type { CalculatorMessages } from './message-types';
import type { OfferedLender } from './offered';

/** What a lender lends at least or at most, for an amount that is less or more; null within its limits. */
export function limitText(lender: OfferedLender, amountRupees: number, t: CalculatorMessages): string | null {
  const { name, minLoanAmount, maxLoanAmount } = lender;
  switch (amountFit(lender, amountRupees)) {
    case 'belowMin':
      return t.belowMin(name, minLoanAmount);
    case 'aboveMax':
      return t.aboveMax(name, maxLoanAmount);
    default:
      return null;
  }
}
