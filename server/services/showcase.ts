import { lenders } from '../../shared/lenders';
import type { Merchant } from '../store/merchants';
import { NO_AMOUNT } from './eligibility';
import { offersFor } from './offers';

/** Public data of a merchant for a page: its lenders, best first, and its video. Without a merchant every lender, by
 *  name. */
export const showcaseOf = (
  merchant: Merchant | null,
): { readonly partners: string[]; readonly videoUrl: string | null } =>
  merchant
    ? {
        partners: offersFor(merchant, NO_AMOUNT).map(({ name }) => name),
        videoUrl: merchant.widgets.howToBuyVideoUrl,
      }
    : { partners: lenders.map(({ name }) => name).sort(), videoUrl: null };
