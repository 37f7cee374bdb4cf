import type { campaignGet } from '../api/campaigns';
import type { MerchantCard, Offer } from '../api/catalogue';
import type { ResponseOf } from '../api/endpoint';

/** Filters of the offers page. `ending`: offers that end within 30 days. */
export const offerKinds = ['noCost', 'voucher', 'ending'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** Loading state of the offers page. A rendered page has its answer: `none` and `initiated` are the states before.
 *  Source: CAT-015, CAT-017. */
export type ApiState = 'none' | 'initiated' | 'success' | 'error';

/** An offer with its card data. `months`: no-cost months of its shop; `picture`: of a product of the shop, null if
 *  none. `endsSoon`: within 30 days. */
export interface ShownOffer extends Offer {
  readonly months: readonly number[];
  readonly picture: string | null;
  readonly endsSoon: boolean;
}

/** The offers page. `offers` are all of them; `kind` = the filter, null = all. `banks`: names of the lenders in offers.
 *  Source: CAT-015, CAT-016. */
export interface OfferScreen extends Pick<ResponseOf<typeof campaignGet>, 'uiComponents' | 'banners'> {
  readonly apiState: ApiState;
  readonly kind: OfferKind | null;
  readonly offers: readonly ShownOffer[];
  readonly banks: readonly string[];
}

/** An offer with its validity. */
export interface StatedOffer extends Pick<Offer, 'title' | 'text' | 'startsOn' | 'endsOn'> {
  readonly stands: 'today' | 'notYet' | 'over';
}

/** Offers of one shop with their terms: null if it has none of a kind. `isBought`: purchases are possible there and can
 *  earn a voucher. */
export interface OfferTerms {
  readonly merchant: MerchantCard;
  readonly isBought: boolean;
  readonly noCost: StatedOffer | null;
  readonly voucher: StatedOffer | null;
  readonly lenders: readonly { readonly lenderId: string; readonly name: string }[];
}
