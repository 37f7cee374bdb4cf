import type { campaignGet } from '../api/campaigns';
import type * as api from '../api/catalogue';
import type { ResponseOf } from '../api/endpoint';
import type { Tenure } from '../lenders';
import type { Locale } from '../locales';
import type { OfferScreen, OfferTerms } from './offer-data';
import type { SitePageId } from './page-id';
import type { BuyPage, ProgramPageData } from './page-state';
import type { SearchQuery } from './search-query';

type CampaignShown = ResponseOf<typeof campaignGet>;

/** Data of pages with catalogue content, by page id. The server provides it (`siteData`), the page renders it: the type
 *  connects both. */
export interface PageData {
  /** `found`: null while the catalogue is unavailable. */
  readonly search: { readonly asked: SearchQuery; readonly found: Searched | null };
  /** `chosen`: null = none; the result then covers all. */
  readonly category: {
    readonly categories: readonly Category[];
    readonly chosen: Category | null;
    readonly found: Found;
  };
  readonly 'category-all': ResponseOf<typeof api.categoryList>;
  /** `chosen`: null = none. */
  readonly brand: {
    readonly brands: ResponseOf<typeof api.brandList>['brands'];
    readonly chosen: ResponseOf<typeof api.brandPage> | null;
  };
  /** Both empty if the catalogue is empty or unavailable. */
  readonly home: {
    readonly 'buy-with-the-product': BuyPage;
  };
  readonly program: { readonly programPageData: ProgramPageData };
  /** `isFinanced`: some lender finances this shop. `noCostLenders`: lenders with no-cost plans there. */
  readonly merchant: ResponseOf<typeof api.merchantPage> & {
    readonly isFinanced: boolean;
    readonly noCostLenders: readonly { readonly lenderId: string; readonly name: string }[];
  };
  /** `hasOwnSteps`: the shop has its own steps instead of the usual ones. `leastRupees`: the lowest financed amount
   *  there; null if there is none. */
  readonly 'how-to-buy': ResponseOf<typeof api.merchantHowToBuy> & {
    readonly hasOwnSteps: boolean;
    readonly leastRupees: number | null;
  };
  /** `noCostTenures`: the merchant's no-cost months. */
  readonly product: ResponseOf<typeof api.productHowToBuy> & {
    readonly noCostTenures: readonly Tenure[];
    readonly category: { readonly categoryId: string; readonly name: Readonly<Record<Locale, string>> };
    readonly brandName: string | null;
  };
  /** `handle`: of its shop; null if the catalogue has none. */
  readonly affiliate: { readonly handle: string | null };
  /** `merchant`: null = no particular merchant; `isOpen`: it accepts applications. */
  readonly 'new-origination': { readonly merchant: { readonly name: string; readonly isOpen: boolean } | null };
  /** `chosen`: null if there is no shop to show; `plan`: the one with the lowest instalment there, null if no lender
   *  finances the amount; `partners`: names of all lenders there. */
  readonly demo: {
    readonly shops: readonly { readonly handle: string; readonly name: string }[];
    readonly chosen: { readonly handle: string; readonly name: string; readonly merchantKey: string | null } | null;
    readonly amountRupees: number;
    readonly plan: { readonly lenderName: string; readonly tenure: Tenure; readonly emiRupees: number } | null;
    readonly partners: readonly string[];
  };
  readonly offers: OfferScreen;
  readonly 'offer-terms': OfferTerms;
  readonly 'voucher-terms': OfferTerms;
  readonly voucher: OfferTerms;
  readonly campaign: Omit<CampaignShown, 'campaign'> & { readonly campaign: NonNullable<CampaignShown['campaign']> };
  /** `searchText`: filter of the names; '' = all. */
  readonly brands: ResponseOf<typeof api.brandList> & { readonly searchText: string };
}

type Category = ResponseOf<typeof api.categoryList>['categories'][number];
export type Found = Omit<ResponseOf<typeof api.merchantList>, 'searchedFor'>;

/** The query, and the number of merchants that each filter alone would leave. */
export interface Searched {
  readonly answer: ResponseOf<typeof api.merchantList>;
  readonly filters: {
    readonly categories: readonly Option<string, Readonly<Record<Locale, string>>>[];
    readonly brands: readonly Option<string, string>[];
    readonly plans: readonly Omit<Option<(typeof api.plans)[number], never>, 'name'>[];
    readonly months: readonly Omit<Option<Tenure, never>, 'name'>[];
  };
}
interface Option<Id, Name> {
  readonly id: Id;
  readonly name: Name;
  readonly merchantCount: number;
}

/** Result of verifying a statement. `number`: its proposal number. */
export type KfsChecked =
  | {
      readonly said: 'genuine';
      readonly by: KfsCheckedBy;
      readonly number: string;
      readonly lenderName: string;
      readonly issuedAtMs: number;
    }
  /** It names an issued statement but is not a delivered file. */
  | { readonly said: 'changed'; readonly number: string }
  | { readonly said: 'unknown'; readonly by: KfsCheckedBy }
  /** Nothing was compared. */
  | { readonly said: 'notPdf' | 'tooLarge' | 'noFile' };
/** By the bytes of its file, or by number and fingerprint as typed. */
export type KfsCheckedBy = 'file' | 'typed';

/** Data of pages that answer a form, by page id; absent before the first request. */
export interface AnswerData {
  readonly 'kfs-check': KfsChecked | undefined;
}

/** Pages that render data of the catalogue. */
export type DataPageId = SitePageId & keyof PageData;

/** Pages without catalogue data. */
export type PlainPageId = Exclude<SitePageId, DataPageId>;

/** Data of a page: catalogue or answer; undefined if it has neither. */
export type DataOf<Id extends SitePageId> = Id extends DataPageId
  ? PageData[Id]
  : Id extends keyof AnswerData
    ? AnswerData[Id]
    : undefined;
