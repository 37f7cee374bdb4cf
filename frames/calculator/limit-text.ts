import { amountFit } from '../../shared/lenders/plans';
import type { OfferedLender } from './offered';
import type { CalculatorWords } from './words';

/** What a lender lends at least or at most, for an amount that is less or more; null within its limits. */
export function limitText(lender: OfferedLender, amountRupees: number, words: CalculatorWords): string | null {
  const { name, minLoanAmount, maxLoanAmount } = lender;
  switch (amountFit(lender, amountRupees)) {
    case 'belowMin':
      return words.belowMin(name, minLoanAmount);
    case 'aboveMax':
      return words.aboveMax(name, maxLoanAmount);
    default:
      return null;
  }
}
