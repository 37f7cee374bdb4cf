import { catalogue } from './catalogue-page';
import { offerAddresses } from './offer-addresses';
import { route } from './route';

/** Header of a page with a Back link. */
const back = ['branding', 'back', 'fixed'] as const;

/** Current offers. Source: S1§2.2 (RTE-039). */
export const offersPage = route({
  ...offerAddresses.all,
  shows: catalogue('offers', ['kind'], { weight: 'offers' }),
});

/** Offers of each of eleven shops, with their terms. Source: S1§2.2 (RTE-062). */
export const offersOfMerchant = route({
  ...offerAddresses.ofMerchant,
  shows: { ...catalogue('offer-terms', [], { header: back, tab: null, weight: 'offers' }), template: 'neutral' },
});

/** Terms of the voucher offers of two shops. Source: S1§2.2 (RTE-061). */
export const voucherTerms = route({
  ...offerAddresses.voucherTerms,
  shows: { ...catalogue('voucher-terms', [], { header: back, tab: null, weight: 'offers' }), template: 'neutral' },
});

/** Voucher of a shop, and the vouchers of the logged-in user. Source: S1§2.2 (RTE-042). */
export const voucherPage = route({
  ...offerAddresses.voucher,
  shows: catalogue('voucher', [], { header: back, tab: null, weight: 'offers' }),
});

/** Landing page of an SMS or an advertisement; `c` is the code of a variation. Source: S1§2.2, S1§2.4 (RTE-049). */
export const campaignPage = route({
  path: '/campaign/:campaignId',
  shows: catalogue('campaign', ['c'], { header: ['branding', 'fixed'], tab: null, weight: 'home' }),
});

/** How to buy at Amazon, with the affiliate disclosure. Source: S1§2.2 (RTE-048). */
export const affiliatePage = route({
  path: '/affiliate/amazon',
  shows: { ...catalogue('affiliate', [], { header: back, tab: null, weight: 'offers' }), template: 'neutral' },
});

/** For new customers of a merchant, given by `merchantId`. Source: S1§2.2 (RTE-050). */
export const newOrigination = route({
  path: '/new-origination/merchant',
  shows: catalogue('new-origination', ['merchantId'], {
    header: ['branding', 'fixed'],
    tab: null,
    isIndexed: false,
    weight: 'home',
  }),
});
