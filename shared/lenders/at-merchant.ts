import type { Lender, Tenure } from './lender';

/** A lender as it is at a merchant that has agreed on months at no cost: they are no-cost with each lender that takes part
 *  in no cost at all, as far as it has a rate for them. Null: of the merchant nothing is agreed on here, and the months of
 *  the lender's own file count. Source: CAT-037..040. */
export const atMerchant = (lender: Lender, noCostTenures: readonly Tenure[] | null): Lender =>
  noCostTenures === null ? lender : { ...lender, noCostTenures: lender.noCostTenures.length > 0 ? noCostTenures : [] };
