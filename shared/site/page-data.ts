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

/** What the pages show whose content is the catalogue's, by their id. The server finds it (`siteData`), the page draws it:
 *  neither compiles without the other. */
export interface PageData {
  /** `found`: null while the catalogue is away. */
  readonly search: { readonly asked: SearchQuery; readonly found: Searched | null };
  /** `chosen`: null = none, and what there is in all was found. */
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
  /** None of either: the catalogue is empty or away. */
  readonly home: {
    readonly 'buy-with-the-product': BuyPage;
  };
  readonly program: { readonly programPageData: ProgramPageData };
  /** `isFinanced`: somebody lends for what is sold there. `noCostLenders`: who of them takes part in no cost. */
  readonly merchant: ResponseOf<typeof api.merchantPage> & {
    readonly isFinanced: boolean;
    readonly noCostLenders: readonly { readonly lenderId: string; readonly name: string }[];
  };
  /** `hasOwnSteps`: they are its own and not the usual ones. `leastRupees`: the least that somebody lends there; null where
   *  nobody does. */
  readonly 'how-to-buy': ResponseOf<typeof api.merchantHowToBuy> & {
    readonly hasOwnSteps: boolean;
    readonly leastRupees: number | null;
  };
  /** `noCostTenures`: months at no cost that its merchant has agreed on. */
  readonly product: ResponseOf<typeof api.productHowToBuy> & {
    readonly noCostTenures: readonly Tenure[];
    readonly category: { readonly categoryId: string; readonly name: Readonly<Record<Locale, string>> };
    readonly brandName: string | null;
  };
  /** `handle`: of its shop; null where the catalogue has none. */
  readonly affiliate: { readonly handle: string | null };
  /** `merchant`: null = nobody's customers in particular; `isOpen`: it takes applications. */
  readonly 'new-origination': { readonly merchant: { readonly name: string; readonly isOpen: boolean } | null };
  /** `chosen`: null where there is no shop to show; `plan`: the one with the lowest instalment there, null where nobody lends
   *  the amount; `partners`: names of all who lend there. */
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
  /** `searchText`: of the names; '' = all of them. */
  readonly brands: ResponseOf<typeof api.brandList> & { readonly searchText: string };
}

type Category = ResponseOf<typeof api.categoryList>['categories'][number];
/** A page of a list of merchants and products. */
export type Found = Omit<ResponseOf<typeof api.merchantList>, 'searchedFor'>;

/** What was looked for, and how many merchants each filter would leave of it, were it the only one. */
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

/** What was found of a statement that somebody checks. `number`: its proposal number. */
export type KfsChecked =
  | {
      readonly said: 'genuine';
      readonly by: KfsCheckedBy;
      readonly number: string;
      readonly lenderName: string;
      readonly issuedAtMs: number;
    }
  /** It names a statement of ours, and is no file that we gave out. */
  | { readonly said: 'changed'; readonly number: string }
  | { readonly said: 'unknown'; readonly by: KfsCheckedBy }
  /** Nothing was compared. */
  | { readonly said: 'notPdf' | 'tooLarge' | 'noFile' };
/** By the bytes of its file, or by number and fingerprint as somebody has typed them. */
export type KfsCheckedBy = 'file' | 'typed';

/** What the pages show that answer something, by their id; absent before anything was asked. */
export interface AnswerData {
  readonly 'kfs-check': KfsChecked | undefined;
}

/** Pages that are drawn from the catalogue. */
export type DataPageId = SitePageId & keyof PageData;

/** Pages that say the same whatever is sold. */
export type PlainPageId = Exclude<SitePageId, DataPageId>;

/** What a page shows of the catalogue, or answers; undefined for one that does neither. */
export type DataOf<Id extends SitePageId> = Id extends DataPageId
  ? PageData[Id]
  : Id extends keyof AnswerData
    ? AnswerData[Id]
    : undefined;
