import type { Sentence } from '../sentence';
import { noCostMark } from './grammar';

/** The line by a price, `<kadam-promo>`. Sums come as text: '₹2,641'. */
export const promo = {
  /** '₹2,641 × 24 months' */
  plan: (emi: string, count: number): Sentence => [[`${emi} × ${count}`], ' months'],
  /** '₹63,611.32 in all, at 14% a year with a fee of ₹234.82'. `percentAYear`: 0 = none. `fee`: '' = none. */
  cost: (percentAYear: number, total: string, fee: string): string =>
    `${total} in all${percentAYear ? `, at ${percentAYear}% a year` : ''}${fee && ` with a fee of ${fee}`}`,
  check: 'Check eligibility',
  noCost: noCostMark,
};
