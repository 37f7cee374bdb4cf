import type { DataPageId } from '../../../shared/site/page-data';
import { initialProgramPageData } from '../../../shared/site/page-state';
import type { SitePage } from '../../../shared/site/route';
import { brandPages, brandsFor } from './brand-data';
import { campaignFor, campaignsIn } from './campaign-data';
import { allCategories, categoryPages } from './category-data';
import { demoSource } from './demo-data';
import { homeSource } from './home-data';
import { howToBuySource, merchantSource, productSource } from './merchant-data';
import { noOffers, offersFor, offerTermsFor, shopsWith, voucherFor, voucherTermsFor } from './offer-data';
import { type AskedData, listed, type PageSource, type SiteDataDeps } from './page-source';
import { searchPages } from './search-data';
import { affiliateFor, originationFor, programFor } from './shop-data';

export const siteData: { readonly [Id in DataPageId]: PageSource<Id> } = {
  search: searchPages,
  category: categoryPages,
  'category-all': allCategories,
  brand: brandPages,
  home: homeSource,
  merchant: merchantSource,
  'how-to-buy': howToBuySource,
  product: productSource,
  brands: { find: brandsFor },
  offers: { find: offersFor, without: { status: 200, data: noOffers } },
  'offer-terms': { find: offerTermsFor, every: listed(shopsWith('noCost', 'handle')) },
  'voucher-terms': { find: voucherTermsFor, every: listed(shopsWith('voucher', 'handle')) },
  voucher: { find: voucherFor, every: listed(shopsWith('voucher', 'merchantName')) },
  affiliate: { find: affiliateFor, without: { status: 200, data: () => ({ handle: null }) } },
  'new-origination': { find: originationFor, without: { status: 200, data: () => ({ merchant: null }) } },
  program: {
    find: programFor,
    without: { status: 200, data: () => ({ programPageData: initialProgramPageData }) },
  },
  demo: demoSource,
  campaign: { find: campaignFor, every: listed(campaignsIn) },
};

export interface PageContent {
  readonly version: string;
  readonly load: () => Promise<unknown>;
}

/** Content of a row's page; null for a page without catalogue data. Throws while the catalogue was never available. */
export async function contentOf(deps: SiteDataDeps, shows: SitePage, asked: AskedData): Promise<PageContent | null> {
  if (shows.asks === undefined) return null;
  const { find } = siteData[shows.site];
  const { version } = await deps.catalogue.current();
  return { version, load: () => find(deps, asked) };
}
