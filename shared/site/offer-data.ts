import type { campaignGet } from '../api/campaigns';
import type { MerchantCard, Offer } from '../api/catalogue';
import type { ResponseOf } from '../api/endpoint';

/** What the page of offers is asked to show. `ending`: those that end within 30 days. */
export const offerKinds = ['noCost', 'voucher', 'ending'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** How it stands with the content of the page of offers. A page that is drawn has answered already: `none` and `initiated`
 *  are what a page is before that. Source: CAT-015, CAT-017. */
export type ApiState = 'none' | 'initiated' | 'success' | 'error';

/** An offer as its card has it. `months`: of its shop at no cost; `picture`: of something that the shop sells, null without.
 *  `endsSoon`: within 30 days. */
export interface ShownOffer extends Offer {
  readonly months: readonly number[];
  readonly picture: string | null;
  readonly endsSoon: boolean;
}

/** The page of offers. `offers` are all of them; `kind` = those that are shown, null = all. `banks`: names of the lenders
 *  that offers name. Source: CAT-015, CAT-016. */
export interface OfferScreen extends Pick<ResponseOf<typeof campaignGet>, 'uiComponents' | 'banners'> {
  readonly apiState: ApiState;
  readonly kind: OfferKind | null;
  readonly offers: readonly ShownOffer[];
  readonly banks: readonly string[];
}

/** An offer with when it stands. */
export interface StatedOffer extends Pick<Offer, 'title' | 'text' | 'startsOn' | 'endsOn'> {
  readonly stands: 'today' | 'notYet' | 'over';
}

/** Offers of one shop with their terms: null where it has none of a kind. `isBought`: buying there works, so that a purchase
 *  can earn a voucher. */
export interface OfferTerms {
  readonly merchant: MerchantCard;
  readonly isBought: boolean;
  readonly noCost: StatedOffer | null;
  readonly voucher: StatedOffer | null;
  readonly lenders: readonly { readonly lenderId: string; readonly name: string }[];
}
