import type { Tenure } from '../../shared/lenders/lender';
import type { Offered, OfferedLender } from './offered';

/** What the calculator is asked. */
export interface Inputs {
  readonly lenderId: string;
  /** The price; whole, from 0, at most seven digits, inside the lender's limits or not. */
  readonly amountRupees: number;
  readonly tenure: Tenure;
  /** The merchant gives the interest back, where the lender takes part. */
  readonly isNoCost: boolean;
}

/** Of an amount as it is typed. */
export const AMOUNT_DIGITS = 7;

/** The lender of the inputs; the first one where none of those on offer has the id. */
export const lenderOf = ({ lenderId }: Pick<Inputs, 'lenderId'>, offered: Offered): OfferedLender =>
  offered.find((each) => each.lenderId === lenderId) ?? offered[0];

/** The query of an address that shows the same: 'lenderId=501&amount=50000&tenure=9'. */
export const queryOf = ({ lenderId, amountRupees, tenure, isNoCost }: Inputs): string =>
  new URLSearchParams({
    lenderId,
    amount: String(amountRupees),
    tenure: String(tenure),
    ...(isNoCost && { noCost: '1' }),
  }).toString();
