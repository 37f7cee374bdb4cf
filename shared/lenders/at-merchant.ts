import type { Lender, Tenure } from './lender';

/** A lender as it is at a merchant that has agreed on months at no cost: they are no-cost with each lender that takes part
 *  in no cost at all, as far as it has a rate for them. Its own file says of which months it has told frames so far. */
export const atMerchant = (lender: Lender, noCostTenures: readonly Tenure[]): Lender => ({
  ...lender,
  noCostTenures: lender.noCostTenures.length > 0 ? noCostTenures : [],
});
