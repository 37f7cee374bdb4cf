import * as z from 'zod/mini';
import { tenures } from '../lenders/lender';
import { type Locale, locales } from '../locales';
import { merchantListAddress } from './addresses';
import { endpoint } from './endpoint';
import { CatalogueId, LenderId, Paise } from './fields';
import { SalesLender } from './sales';

/** Cache lifetime of responses without a search. */
export const CACHE_S = 60;
export const IDS_AT_MOST = 20;
export const SEARCH_MAX_LENGTH = 100;
export const PAGE_MAX = 999;

export const plans = ['noCost', 'voucher'] as const;
/** Order of the catalogue, or of merchants' names. */
export const sortings = ['popular', 'name'] as const;

const Page = z.int().check(z.gte(1), z.lte(PAGE_MAX));
export const PageInAddress = z.string().check(z.regex(/^[1-9]\d{0,2}$/, `must be a page, 1 to ${PAGE_MAX}`));

export const Text = z.object(
  // SAFETY: `locales` has each language once.
  Object.fromEntries(locales.map((locale) => [locale, z.string()])) as Record<Locale, z.ZodMiniString>,
);
/** Address of a picture; null = the initials of the name are shown. */
export const Picture = z.nullable(z.string());

const Category = z.object({
  categoryId: CatalogueId,
  name: Text,
  isFeatured: z.boolean(),
  merchantCount: z.int(),
  productCount: z.int(),
});
const Brand = z.object({ brandId: CatalogueId, name: z.string(), merchantCount: z.int(), productCount: z.int() });

/** A merchant in a list. `noCostTenures`: agreed no-cost months, [] = none. Source: CAT-005, CAT-037. */
export const MerchantCard = z.object({
  merchantHandle: CatalogueId,
  name: z.string(),
  merchantLogo: Picture,
  about: Text,
  isFeatured: z.boolean(),
  categoryIds: z.array(CatalogueId),
  brandIds: z.array(CatalogueId),
  noCostTenures: z.array(z.int()),
});
export type MerchantCard = z.infer<typeof MerchantCard>;

/** A product in a list. `tenure`: months on the card; `emi`: the lowest instalment over those months, whole rupees,
 *  null if no lender finances the price over them. `isNoCost`: that plan costs no interest. Source: S1§3, CAT-022. */
export const ProductCard = z.object({
  merchantHandle: CatalogueId,
  productId: CatalogueId,
  productName: z.string(),
  productImage: z.string(),
  merchantName: z.string(),
  merchantLogo: Picture,
  categoryId: CatalogueId,
  brandId: z.nullable(CatalogueId),
  pricePaise: Paise,
  tenure: z.int(),
  isNoCost: z.boolean(),
  emi: z.nullable(z.int()),
});
export type ProductCard = z.infer<typeof ProductCard>;

const found = {
  page: z.int(),
  hasMore: z.boolean(),
  merchantCount: z.int(),
  allMerchants: z.array(MerchantCard),
  productCount: z.int(),
  products: z.array(ProductCard),
} as const;

const Steps = z.array(z.object({ title: Text, text: Text }));

/** A current offer. `endsOn`: its last day in India, 'YYYY-MM-DD'; null = unlimited. */
export const Offer = z.object({
  offerId: CatalogueId,
  merchantHandle: CatalogueId,
  merchantName: z.string(),
  kind: z.enum(['noCost', 'voucher']),
  title: Text,
  text: Text,
  startsOn: z.string(),
  endsOn: z.nullable(z.string()),
});
export type Offer = z.infer<typeof Offer>;

/**
 * Merchants and products that match all words as prefixes, in catalogue order. Of several categories, brands, plans or
 * `months`, one match suffices. A merchant has its no-cost months; a product those of its card, at no cost if its
 * merchant has agreed on them. `sort` applies to merchants. Without an exact match the nearest results are returned,
 * and `searchedFor` has the words used, of which one suffices; null for an exact match. `featuredMerchants` are the
 * featured ones of all pages.
 * Source: S1§3, S1§7, API-083.
 */
export const merchantList = endpoint({
  ...merchantListAddress,
  summary: 'Merchants and products by words, categories and brands',
  scope: 'public',
  request: z.strictObject({
    page: z.optional(Page),
    categoryIds: z.optional(z.array(CatalogueId).check(z.maxLength(IDS_AT_MOST))),
    brandIds: z.optional(z.array(CatalogueId).check(z.maxLength(IDS_AT_MOST))),
    searchText: z.optional(z.string().check(z.maxLength(SEARCH_MAX_LENGTH))),
    plans: z.optional(z.array(z.enum(plans)).check(z.maxLength(plans.length))),
    months: z.optional(z.array(z.literal(tenures)).check(z.maxLength(tenures.length))),
    sort: z.optional(z.enum(sortings)),
  }),
  response: z.object({
    ...found,
    featuredMerchants: z.array(MerchantCard),
    searchedFor: z.nullable(z.string()),
  }),
});

/** Source: S1§7, API-085. */
export const categoryList = endpoint({
  method: 'GET',
  path: '/app/categories',
  summary: 'All categories',
  scope: 'public',
  request: null,
  cacheForSeconds: CACHE_S,
  response: z.object({ categories: z.array(Category) }),
});

/** Source: S1§7, API-084. */
export const brandList = endpoint({
  method: 'GET',
  path: '/app/brands',
  summary: 'All brands',
  scope: 'public',
  request: null,
  cacheForSeconds: CACHE_S,
  response: z.object({ brands: z.array(Brand) }),
});

/** 404 for an unknown category. Source: S1§7, API-086. */
export const categoryPage = endpoint({
  method: 'GET',
  path: '/app/page/get/CATEGORY/:id',
  summary: 'A category with its merchants and products',
  scope: 'public',
  request: z.strictObject({ id: CatalogueId, page: z.optional(PageInAddress) }),
  cacheForSeconds: CACHE_S,
  response: z.object({ ...found, category: Category, featuredMerchants: z.array(MerchantCard) }),
});

/** 404 for an unknown brand. Source: S1§7, API-087. */
export const brandPage = endpoint({
  method: 'GET',
  path: '/app/page/get/BRAND/:id',
  summary: 'A brand with its merchants, products and offers',
  scope: 'public',
  request: z.strictObject({ id: CatalogueId, page: z.optional(PageInAddress) }),
  cacheForSeconds: CACHE_S,
  response: z.object({ ...found, brand: Brand, offers: z.array(Offer) }),
});

/** 404 for an unknown merchant. `merchantKey`: purchases are possible; null = display only. Source: CAT-008, CAT-010,
 *  CAT-037. */
export const merchantPage = endpoint({
  method: 'GET',
  path: '/app/page/get/MERCHANT/:handle',
  summary: 'A merchant: how to buy, months at no cost, offers, stores, products',
  scope: 'public',
  request: z.strictObject({ handle: CatalogueId, page: z.optional(PageInAddress) }),
  cacheForSeconds: CACHE_S,
  response: z.object({
    merchant: MerchantCard,
    merchantKey: z.nullable(z.string()),
    storeUrl: z.string(),
    howToBuy: Steps,
    branchLocator: z.array(z.object({ name: z.string(), address: z.string(), pincode: z.string() })),
    offers: z.array(Offer),
    /** Lenders named in the terms of its offers. */
    offerLenders: z.array(z.object({ lenderId: LenderId, name: z.string() })),
    page: z.int(),
    hasMore: z.boolean(),
    productCount: z.int(),
    products: z.array(ProductCard),
  }),
});

/** 404 for an unknown merchant. `videoUrl`: a video; null = none. Source: CAT-010, CAT-011. */
export const merchantHowToBuy = endpoint({
  method: 'GET',
  path: '/app/how-to-buy/:handle',
  summary: 'How to buy at a merchant',
  scope: 'public',
  request: z.strictObject({ handle: CatalogueId }),
  cacheForSeconds: CACHE_S,
  response: z.object({
    merchantHandle: CatalogueId,
    name: z.string(),
    merchantLogo: Picture,
    storeUrl: z.string(),
    steps: Steps,
    videoUrl: z.nullable(z.string()),
  }),
});

/**
 * 404 for a product that its merchant does not have. `key` is handle-productId. `lenders` have their plans for the
 * price, best first, at no cost if merchant and lender agree on it; `nearestAmount`: the closest amount with plans,
 * whole rupees, null without a lender. Source: CAT-012, CAT-022.
 */
export const productHowToBuy = endpoint({
  method: 'GET',
  path: '/app/how-to-buy/:handle/:productId',
  summary: 'A product: what a month costs with each lender, and how to buy it',
  scope: 'public',
  request: z.strictObject({ handle: CatalogueId, productId: CatalogueId }),
  cacheForSeconds: CACHE_S,
  response: z.object({
    key: z.string(),
    product: ProductCard,
    /** Purchase address. */
    productUrl: z.string(),
    lenders: z.array(SalesLender),
    nearestAmount: z.nullable(z.int()),
    steps: Steps,
  }),
});
