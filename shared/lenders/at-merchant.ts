import type { Lender, Tenure } from './lender';

/** A lender at a merchant with agreed no-cost months, which apply to each lender with no-cost plans that has a rate for
 *  them. Null: no agreement, and the months of the lender's file apply. Source: CAT-037..040. */
export const atMerchant = (lender: Lender, noCostTenures: readonly Tenure[] | null): Lender =>
  noCostTenures === null ? lender : { ...lender, noCostTenures: lender.noCostTenures.length > 0 ? noCostTenures : [] };
