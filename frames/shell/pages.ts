import type { SitePageId } from '../../shared/site/page-id';
import type { Page } from './page';

/** Where each page is. A page that is missing does not compile; the build takes the same files. */
export const pages = {
  about: () => import('./pages/about'),
  brand: () => import('./pages/brand'),
  affiliate: () => import('./pages/affiliate'),
  brands: () => import('./pages/brands'),
  campaign: () => import('./pages/campaign'),
  calculator: () => import('./pages/calculator'),
  account: () => import('./pages/account'),
  category: () => import('./pages/category'),
  'category-all': () => import('./pages/category-all'),
  eligible: () => import('./pages/eligible'),
  faq: () => import('./pages/faq'),
  home: () => import('./pages/home'),
  'how-to-buy': () => import('./pages/how-to-buy'),
  maintenance: () => import('./pages/maintenance'),
  merchant: () => import('./pages/merchant'),
  'new-origination': () => import('./pages/new-origination'),
  'new-user-faq': () => import('./pages/new-user-faq'),
  'not-eligible': () => import('./pages/not-eligible'),
  'not-found': () => import('./pages/not-found'),
  'offer-terms': () => import('./pages/offer-terms'),
  offers: () => import('./pages/offers'),
  'partner-faq': () => import('./pages/partner-faq'),
  search: () => import('./pages/search'),
  product: () => import('./pages/product'),
  terms: () => import('./pages/terms'),
  'terms-alone': () => import('./pages/terms-alone'),
  voucher: () => import('./pages/voucher'),
  'voucher-terms': () => import('./pages/voucher-terms'),
} as const satisfies { readonly [Id in SitePageId]: () => Promise<{ readonly page: Page<Id> }> };
