import { bench, describe } from 'vitest';
import { lenders, salesLenders } from '../../shared/lenders';
import { monthlyEmiRupees } from '../../shared/money';

/** Shows the cost of exactness: the same formula in binary floating point is a rupee off for some amounts. */
function floatingEmi(amount: number, annualRateBps: number, months: number): number {
  const rate = annualRateBps / 120_000;
  const grown = (1 + rate) ** months;
  return Math.ceil((amount * rate * grown) / (grown - 1));
}

describe('one EMI', () => {
  bench('exact, over integers', () => {
    monthlyEmiRupees(1_555_280, 1500, 12);
  });
  bench('floating point', () => {
    floatingEmi(1_555_280, 1500, 12);
  });
});

describe('plans of every lender', () => {
  bench('24 lenders, in order', () => {
    salesLenders(lenders, 54_990);
  });
  bench('one lender', () => {
    salesLenders(lenders.slice(0, 1), 54_990);
  });
});
